import type { RequestedMove } from '@portal/api/work/moves/requestedMove';
import type { AppointmentRow } from '../../appointments/appointmentRow.ts';
import { wallClock } from '../../schedule/slots/wallClock.ts';

/** The other time that is asked for and not answered yet, by the provider's clock; null where none is (RSC-08). */
export function requestedMove(
  { moveId, moveWanted, moveExpiresAt }: AppointmentRow,
  zone: string,
): RequestedMove | null {
  if (moveId === null || moveWanted === null || moveExpiresAt === null) return null;
  return { id: moveId, ...wallClock(moveWanted, zone), expires_at: moveExpiresAt.toISOString() };
}
