import type { Fact } from '@portal/ui/Facts';
import { Info } from '@portal/ui/icons/states/Info';
import { List } from '@portal/ui/icons/documents/List';
import { MapPin } from '@portal/ui/icons/places/MapPin';
import { MessageSquare } from '@portal/ui/icons/messages/MessageSquare';
import { texts } from '../texts.ts';
import { appointmentStatus } from '../work/appointmentStatus.ts';
import type { AppointmentView } from '../work/appointmentView.ts';

/** What was asked for, where, and how it stands. */
export function appointmentDetails(appointment: AppointmentView): Fact[] {
  const { services, observations, place, facts } = appointment;
  const shown: Fact[] = [];
  if (services.length > 0) {
    shown.push({
      label: texts.appointment.services,
      icon: <List />,
      value: services
        .map(({ name, label, observation }) =>
          observation ? `${name} (${[label, observation].filter(Boolean).join(': ')})` : name,
        )
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
