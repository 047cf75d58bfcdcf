import type { Appointment } from '@portal/api/work/appointment';
import type { Work } from '@portal/api/work/work';
import { DEFAULT_STATE_NAMES } from '@portal/domain/work/stateName';
import { moveFacts } from '../moves/moveFacts.ts';
import { moveOffer } from '../moves/moveOffer.ts';
import { bookedPolicyOnWire } from '../policies/bookedPolicyOnWire.ts';
import { requestedMove } from '../moves/requests/requestedMove.ts';
import { logoAddress } from '../../accounts/companies/views.ts';
import { wallClock } from '../schedule/slots/wallClock.ts';
import { ownerFields, sharedFields, type Presentation } from '../services/presentation.ts';
import type { AppointmentRow } from './appointmentRow.ts';
import { appointmentFacts } from './appointmentFacts.ts';

/** An appointment as a work of bars 0 on the wire: in the lists and in the details. */
export function presentAppointment(
  row: AppointmentRow,
  presentation: Presentation,
  token: string | null,
): Work {
  const { backend, company, items } = presentation;
  const zone = company.timeZone;
  const now = backend.clock.now();
  const facts = appointmentFacts(row, now);
  const start = wallClock(row.startsAt, zone);
  const end = wallClock(row.endsAt, zone);
  const old = row.oldStart === null ? null : wallClock(row.oldStart, zone);
  const shared = sharedFields(presentation);
  const move = moveOffer(company, moveFacts(company, row, shared.payment?.state), now);
  return {
    id: `S-${row.id}`,
    work_id: facts.work_id ?? null,
    draft_work_id: row.draftWorkId,
    item: row.itemId === null ? null : (items.get(row.itemId) ?? null),
    phase: null,
    state: { bars: 0, name: DEFAULT_STATE_NAMES[0] },
    symptoms: row.services,
    allow_cancel: facts.allow_cancel,
    allow_approve: false,
    allow_move: move.isAllowed,
    move_refused: move.message ?? null,
    move: requestedMove(row, zone),
    allow_waiting: row.isWaiting || (company.waitingList && move.isAllowed),
    policy: bookedPolicyOnWire(row, zone, now),
    allow_confirmation: facts.allow_confirmation,
    is_cancelled: facts.is_cancelled,
    cancelled_by_client: row.cancelledByClient,
    is_confirmed: facts.is_confirmed,
    is_history: facts.is_history,
    client_arrived: row.clientArrived,
    is_group: row.isGroup,
    event_type: facts.event_type ?? null,
    date_start: start.date,
    date_end: end.date,
    time: start.time,
    time_end: end.time,
    old_date: old?.date ?? null,
    old_time: old?.time ?? null,
    schedule: { id: `S-${row.id}`, date: start.date, time: start.time },
    client_obs: row.obs,
    token,
    token_cal: token,
    show_invoice_button: false,
    exit_kms: null,
    meeting_url: row.meetingUrl,
    expert: row.expertName,
    total: shared.payment?.total ?? null,
    total_novat: null,
    total_discount: null,
    service_toast_state: row.serviceToastState,
    message_toast_state: row.messageToastState,
    payment_toast_state: row.paymentToastState,
    checkoutInfo: null,
    ...ownerFields(presentation),
    share_calendar_start: row.startsAt.toISOString(),
    share_calendar_end: row.endsAt.toISOString(),
    isAppointment: true,
    ...shared,
  };
}

/** An appointment in the agenda (ENT-04). */
export function presentAgendaEntry(
  row: AppointmentRow,
  presentation: Presentation,
  token: string | null,
): Appointment {
  const { company } = presentation;
  const work = presentAppointment(row, presentation, token);
  return {
    id: work.id,
    work_id: work.work_id,
    domain: company.domain,
    state: work.state,
    date: work.date_start ?? '',
    time: work.time ?? '',
    old_date: work.old_date,
    old_time: work.old_time,
    allow_cancel: work.allow_cancel,
    allow_move: work.allow_move,
    move_refused: work.move_refused,
    move: work.move,
    is_cancelled: work.is_cancelled,
    cancelled_by_client: work.cancelled_by_client,
    is_history: work.is_history,
    client_arrived: work.client_arrived,
    is_confirmed: work.is_confirmed,
    allow_confirmation: work.allow_confirmation,
    is_group: work.is_group,
    event_type: work.event_type,
    location: work.establishment.address,
    company_id: company.id,
    company_logo: logoAddress(company),
    item_title: work.item?.title ?? null,
    item_subtitle: work.item?.subtitle ?? null,
    item_fo_id: work.item?.fo_id ?? null,
    symptoms: work.symptoms,
    obs: work.client_obs,
    token,
    token_cal: token,
    payment_status: work.payment?.state ?? null,
    payment: work.payment,
    feedback: work.feedback,
    shareCalendar_start_time: work.share_calendar_start,
    shareCalendar_end_time: work.share_calendar_end,
  };
}
