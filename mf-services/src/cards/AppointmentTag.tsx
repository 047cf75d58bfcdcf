import { appointmentAlert, canConfirm } from '@portal/domain/appointmentRules';
import { PAYMENT_DUE } from '@portal/domain/paymentStatus';
import { Check } from '@portal/ui/icons';
import { Tag } from '@portal/ui/Tag';
import { texts } from '../texts.ts';
import type { AppointmentView } from '../work/appointmentView.ts';

/** The tag beside the time: what is missing first, else that it is confirmed. */
export function AppointmentTag({ appointment }: { appointment: AppointmentView }) {
  const { facts, paymentDue } = appointment;
  const alert = appointmentAlert(facts);
  if (alert) return <Tag tone="danger">{alert}</Tag>;
  if (paymentDue) return <Tag tone="attention">{PAYMENT_DUE}</Tag>;
  if (facts.is_history) return null;
  if (canConfirm(facts)) return <Tag tone="attention">{texts.appointment.toConfirm}</Tag>;
  if (!facts.is_confirmed) return null;
  return (
    <Tag tone="success" icon={<Check />}>
      {texts.appointment.confirmed}
    </Tag>
  );
}
