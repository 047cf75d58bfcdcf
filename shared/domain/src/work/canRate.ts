import { isMissed } from './appointmentAlert.ts';
import { type AppointmentFacts } from './appointmentFacts.ts';
import type { Bars } from './stateName.ts';

/**
 * Whether the customer may rate: at bars 5, or a past appointment of a
 * solo-scheduler company; never when cancelled or missed (DET-39, DET-40, DET-41).
 */
export function canRate(
  service: AppointmentFacts & { state: { bars: Bars } },
  isSchedulerSolo: boolean,
): boolean {
  return (
    !service.is_cancelled &&
    !isMissed(service) &&
    (service.state.bars === 5 || (isSchedulerSolo && service.isAppointment && service.is_history))
  );
}

/** Whether a number is a rating: whole stars from 1 to 5 (DET-06, FBK-01). */
export function isStars(value: number): boolean {
  return [1, 2, 3, 4, 5].includes(value);
}
