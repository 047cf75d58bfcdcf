import { appointmentAlert } from '@portal/domain/work/appointmentAlert';
import { canConfirm } from '@portal/domain/work/canConfirm';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { PAYMENT_DUE } from '@portal/domain/money/isPaymentDue';
import { Check } from '@portal/ui/icons/states/Check';
import { Tag } from '@portal/ui/Tag';
import { texts } from '../texts.ts';
import type { AppointmentView } from '../work/appointmentView.ts';
import { isConfirmDue } from '../work/asks/isConfirmDue.ts';

/** The tag beside the time: what is missing first, else that it is confirmed (C-181). */
export function AppointmentTag({
  appointment,
  today,
}: {
  appointment: AppointmentView;
  today: IsoDate;
}) {
  const { facts, paymentDue, date } = appointment;
  const alert = appointmentAlert(facts);
  if (alert) return <Tag tone="danger">{alert}</Tag>;
  if (paymentDue) return <Tag tone="attention">{PAYMENT_DUE}</Tag>;
  if (facts.is_history || facts.work_id) return null;
  if (canConfirm(facts)) {
    return isConfirmDue(date, today) ? (
      <Tag tone="attention">{texts.appointment.toConfirm}</Tag>
    ) : null;
  }
  if (!facts.is_confirmed) return null;
  return (
    <Tag tone="success" icon={<Check />}>
      {texts.appointment.confirmed}
    </Tag>
  );
}
