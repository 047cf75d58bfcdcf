import type { Appointment } from '@portal/api/work/appointment';
import type { Work } from '@portal/api/work/work';
import type { AppointmentFacts } from '@portal/domain/work/appointmentFacts';
import { normalisePaymentState } from '@portal/domain/money/paymentState';
import type { Payment, PaymentState } from '@portal/api/payment/payment';
import { texts } from '../texts.ts';
import { dayAndTime } from './dayAndTime.ts';
import { unreadTypes } from './unreadTypes.ts';
import { paymentDue, paymentDueOfWork } from './asks/askOf.ts';
import { cardTitle, serviceName } from './cardTitle.ts';

/** What an appointment card shows, whether it came as a work or as an agenda entry. */
export interface AppointmentView {
  id: string;
  /** Null until the details were read; cancel and confirm fetch it then (C-73). */
  calendarToken: string | null;
  domain: string | null;
  facts: AppointmentFacts;
  date: string | null;
  time: string | null;
  /** When it was before it was moved. */
  before: string | null;
  title: string;
  plate: string | null;
  note: string | null;
  services: readonly { name: string; label: string | null; observation: string | null }[];
  observations: string | null;
  place: string | null;
  paymentDue: boolean;
  /** Something about it was not read yet (C-221). The agenda does not say. */
  unread: boolean;
  paymentState: PaymentState | undefined;
  /** Until when can be paid. */
  payUntil: string | null;
  /** What was paid already, which goes back when it is called off. */
  paid: Pick<Payment, 'total' | 'method'> | null;
  /** From when till when it stands in the customer's calendar (APT-06). */
  calendarStart: string | null;
  calendarEnd: string | null;
}

function asked(symptoms: Work['symptoms']): AppointmentView['services'] {
  return symptoms.map((symptom) => ({
    name: symptom.name,
    label: symptom.obs_label,
    observation: symptom.obs_value,
  }));
}

function beforeOf({ old_date: date, old_time: time }: Pick<Work, 'old_date' | 'old_time'>) {
  return dayAndTime(date, time, '') ?? null;
}

/** The payment when it was made. */
export function paidOf(payment: Payment | null | undefined): AppointmentView['paid'] {
  return payment?.state === 'PAYED' ? payment : null;
}

/** An appointment as the home's lists deliver it. */
export function appointmentOfWork(work: Work): AppointmentView {
  const name = serviceName(work);
  const title = cardTitle(work);
  return {
    id: work.id,
    calendarToken: work.token_cal,
    domain: null,
    facts: work,
    date: work.date_start,
    time: work.time,
    before: beforeOf(work),
    title,
    plate: work.item?.subtitle ?? null,
    note: title === name ? work.expert && texts.work.withExpert(work.expert) : name,
    services: asked(work.symptoms),
    observations: work.client_obs,
    place: work.establishment.address,
    paymentDue: paymentDueOfWork(work, true),
    unread: unreadTypes(work).length > 0,
    paymentState: work.payment?.state,
    payUntil: work.payment?.valid_until ?? null,
    paid: paidOf(work.payment),
    calendarStart: work.share_calendar_start,
    calendarEnd: work.share_calendar_end,
  };
}

/** An appointment as the agenda delivers it, of any of the customer's providers. */
export function appointmentOfAgenda(entry: Appointment): AppointmentView {
  const facts = { ...entry, isAppointment: true };
  const paymentState = normalisePaymentState(entry.payment_status ?? '');
  const names = entry.symptoms.map((symptom) => symptom.name).join(', ');
  const title = entry.item_title || names || texts.work.unnamed;
  return {
    id: entry.id,
    calendarToken: entry.token_cal,
    domain: entry.domain,
    facts,
    date: entry.date,
    time: entry.time,
    before: beforeOf(entry),
    title,
    plate: entry.item_subtitle,
    note: title === names ? null : names,
    services: asked(entry.symptoms),
    observations: entry.obs,
    place: entry.location,
    paymentDue: paymentDue({
      facts,
      paymentState,
      isAppointment: true,
      bars: entry.state.bars,
      worksheetOperational: true,
    }),
    unread: false,
    paymentState,
    payUntil: entry.payment?.valid_until ?? null,
    paid: paidOf(entry.payment),
    calendarStart: entry.shareCalendar_start_time,
    calendarEnd: entry.shareCalendar_end_time,
  };
}
