import type { PortalContext } from '@portal/contract/portalContext';
import type { useRefusals } from '../useRefusals.ts';
import { cancelAppointment, type Cancellable } from './cancelAppointment.ts';
import { withdrawMove } from './withdrawMove.ts';
import { repeatAppointment, type Repeatable } from './repeatAppointment.ts';

/** What is to be done with an appointment. */
export type AppointmentChange =
  | { cancel: Cancellable }
  | { repeat: Repeatable }
  /** The other time that was asked for, of the appointment with this id. */
  | { withdraw: string };

/** Does it, after asking where it has to be asked. */
export async function changeAppointment(
  portal: PortalContext,
  refusable: ReturnType<typeof useRefusals>,
  change: AppointmentChange,
): Promise<void> {
  if ('cancel' in change) await cancelAppointment(portal, refusable, change.cancel);
  else if ('withdraw' in change) await withdrawMove(portal, refusable, change.withdraw);
  else repeatAppointment(portal, change.repeat);
}
