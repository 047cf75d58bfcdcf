import type { Work } from '@portal/api/work/work';
import { canApprove } from '@portal/domain/money/budgetHeader';
import { centsToEuros } from '@portal/domain/money/cents';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { isBars, stateName, type Bars } from '@portal/domain/work/stateName';
import { isWorksheetOperational } from '@portal/domain/work/isWorksheetOperational';
import { wallClock } from '../schedule/slots/wallClock.ts';
import { collectUntil } from './collectUntil.ts';
import { ownerFields, sharedFields, type Presentation } from './presentation.ts';
import type { WorkRow } from './workRow.ts';

/** The stage of a stored work. */
export function barsOf(row: Pick<WorkRow, 'bars'>): Bars {
  const bars = Number(row.bars);
  if (!isBars(bars)) throw new Error(`A work has the unknown stage ${row.bars}.`);
  return bars;
}

/**
 * Whether the customer may decide about the budget (DET-35): while it is valid, before the work begins, and afterwards as
 * long as extra work waits (BUD-25, BUD-26).
 */
export function isApprovalOpen(
  row: Pick<
    WorkRow,
    | 'bars'
    | 'needsApproval'
    | 'approvedAt'
    | 'cancelledAt'
    | 'totalCents'
    | 'budgetWaits'
    | 'budgetValidUntil'
  >,
  now: Date,
): boolean {
  const bars = barsOf(row);
  const isAsked = bars === 2.5 || (bars > 2.5 && row.budgetWaits);
  const isValid = row.budgetValidUntil === null || lisbonToday(now) <= row.budgetValidUntil;
  return canApprove(
    isAsked && isValid && row.needsApproval && row.approvedAt === null && row.cancelledAt === null,
    row.totalCents,
  );
}

const eurosOrNull = (cents: number | null) => (cents === null ? null : centsToEuros(cents));

/** A work on the wire (ENT-05). */
export function presentWork(row: WorkRow, presentation: Presentation): Work {
  const { company, items } = presentation;
  const zone = company.timeZone;
  const start = wallClock(row.startedAt, zone);
  // What was called off is never ready: it stands in the history by its start, as in the order of the list.
  const finish = row.cancelledAt === null ? (row.completedAt ?? row.expectedAt) : null;
  const end = finish === null ? null : wallClock(finish, zone);
  const bars = barsOf(row);
  const item = items.get(row.itemId ?? '');
  const isHistory = bars === 5 || row.cancelledAt !== null;
  const allowApprove = isApprovalOpen(row, presentation.backend.clock.now());
  const worksheetOperational = isWorksheetOperational(company.worksheetOperational);
  return {
    id: `A-${row.id}`,
    work_id: `A-${row.id}`,
    draft_work_id: null,
    item: item === undefined ? null : { ...item, workId: isHistory ? null : `A-${row.id}` },
    phase: null,
    state: {
      bars,
      name: stateName({ bars, name: row.stateName ?? '' }, { worksheetOperational, allowApprove }),
    },
    symptoms: row.symptoms.map((symptom) => ({
      name: symptom.name,
      obs_label: symptom.obs_label ?? null,
      obs_value: symptom.obs_value ?? null,
    })),
    allow_cancel: false,
    allow_approve: allowApprove,
    allow_confirmation: false,
    is_cancelled: row.cancelledAt !== null,
    cancelled_by_client: false,
    is_confirmed: false,
    is_history: isHistory,
    client_arrived: true,
    is_group: false,
    event_type: null,
    date_start: start.date,
    date_end: end?.date ?? null,
    time: start.time,
    time_end: end?.time ?? null,
    old_date: null,
    old_time: null,
    schedule: scheduleOf(row, zone),
    client_obs: row.clientObs,
    token: null,
    token_cal: null,
    show_invoice_button: row.showInvoiceButton && bars === 5,
    exit_kms: row.exitKms,
    meeting_url: row.meetingUrl,
    expert: row.expertName,
    budget_version: row.budgetVersion === 0 ? null : row.budgetVersion,
    budget_waits: allowApprove && row.budgetWaits,
    budget: presentation.budget ?? null,
    total: eurosOrNull(row.totalCents),
    total_novat: eurosOrNull(row.totalNovatCents),
    total_discount: eurosOrNull(row.totalDiscountCents),
    service_toast_state: row.serviceToastState,
    message_toast_state: row.messageToastState,
    payment_toast_state: row.paymentToastState,
    checkoutInfo:
      bars < 4
        ? null
        : {
            date: end?.date ?? null,
            time: end?.time ?? null,
            exit_kms: row.exitKms,
            paid: presentation.extras.payment?.state === 'PAYED',
          },
    collect_until:
      collectUntil(row, company, presentation.backend.clock.now())?.toISOString() ?? null,
    stages: presentation.owner && stagesOf(row, worksheetOperational),
    ...ownerFields(presentation),
    share_calendar_start: null,
    share_calendar_end: null,
    isAppointment: false,
    ...sharedFields(presentation),
  };
}

/** The stages that a work came to, each by the name that it had, and when; one of the same name as before is no other (C-817). */
function stagesOf({ stages }: WorkRow, worksheetOperational: boolean): Work['stages'] {
  const rules = { worksheetOperational, allowApprove: false };
  return stages
    .flatMap(({ bars, name, at }) =>
      isBars(bars) ? [{ name: stateName({ bars, name: name ?? '' }, rules), at }] : [],
    )
    .filter(({ name }, index, all) => name !== all[index - 1]?.name);
}

/** The appointment that a work came out of. */
function scheduleOf(row: WorkRow, zone: string): Work['schedule'] {
  if (row.appointmentId === null || row.appointmentStart === null) return null;
  return { id: `S-${row.appointmentId}`, ...wallClock(row.appointmentStart, zone) };
}
