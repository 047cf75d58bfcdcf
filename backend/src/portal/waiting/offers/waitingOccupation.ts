import type { Company } from '../../../accounts/companies/company.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import {
  findAppointmentOfCompany,
  type AppointmentRow,
} from '../../appointments/appointmentRow.ts';
import { moveFacts } from '../../moves/moveFacts.ts';
import { moveRefusal } from '../../moves/moveRefusal.ts';
import { movedOccupation } from '../../moves/movedOccupation.ts';
import { readSelection, type Occupation } from '../../schedule/selection.ts';

/** What somebody waits for, of an entry. */
export interface WaitingFor {
  serviceIds: readonly string[];
  expertId: string | null;
  appointmentId: string | null;
}

/** What it needs of the schedule, with the booking that is wanted earlier. */
export interface WaitingOccupation {
  occupation: Occupation;
  booking: AppointmentRow | undefined;
}

/**
 * What an entry needs of the schedule now. Undefined where it can have nothing: services or experts that are gone, a
 * booking that cannot be moved.
 * @param until when the offer would end: the booking can be moved until then
 */
export async function waitingOccupation(
  database: Database,
  company: Company,
  { serviceIds, expertId, appointmentId }: WaitingFor,
  until: Date,
): Promise<WaitingOccupation | undefined> {
  try {
    if (appointmentId === null)
      return {
        occupation: await readSelection(database, company, { serviceIds, expertId }),
        booking: undefined,
      };
    const booking = await findAppointmentOfCompany(database, company.id, appointmentId);
    if (booking === undefined) return undefined;
    const payment = await database
      .selectFrom('payments')
      .select('state')
      .where('companyId', '=', company.id)
      .where('subject', '=', `S-${appointmentId}`)
      .executeTakeFirst();
    // What is offered is not counted in the moves of a booking, and waits for nobody's confirmation (WAI-07).
    const facts = moveFacts(company, { ...booking, confirmMovesByHand: false }, payment?.state);
    if (moveRefusal({ ...facts, ownMoves: 0, maxMoves: 1 }, until) !== undefined) return undefined;
    return { occupation: await movedOccupation(database, company, booking, expertId), booking };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
