import type { Fact } from '@portal/ui/Facts';
import { Info, List, MapPin, MessageSquare } from '@portal/ui/icons';
import { texts } from '../texts.ts';
import { appointmentStatus } from '../work/appointmentStatus.ts';
import type { AppointmentView } from '../work/appointmentView.ts';

/** What was asked for, where, and how it stands. */
export function appointmentFacts(appointment: AppointmentView): Fact[] {
  const { services, observations, place, facts } = appointment;
  const shown: Fact[] = [];
  if (services.length > 0) {
    shown.push({
      label: texts.appointment.services,
      icon: <List />,
      value: services
        .map(({ name, observation }) => (observation ? `${name} (${observation})` : name))
        .join(', '),
    });
  }
  if (observations) {
    shown.push({
      label: texts.appointment.observations,
      icon: <MessageSquare />,
      value: observations,
    });
  }
  if (place) shown.push({ label: texts.appointment.place, icon: <MapPin />, value: place });
  shown.push({
    label: texts.appointment.situation,
    icon: <Info />,
    value: appointmentStatus(facts),
  });
  return shown;
}
