import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { AppointmentRow } from '../../appointments/appointmentRow.ts';
import { texts } from '../texts.ts';
import { endMoveRequest } from './endMoveRequest.ts';
import { lockAppointment } from '../../appointments/lockAppointment.ts';

/** Its customer wants the other time no longer (RSC-09). @throws ApiError 409 once the request has ended */
export async function withdrawMove(
  { database, clock }: Backend,
  { id }: Pick<AppointmentRow, 'id'>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockAppointment(transaction, id);
    const now = clock.now();
    const ended = await endMoveRequest(transaction, id, 'withdrawn', now);
    // One that is over is `expired`, and told so, by the task that may not have come to it yet.
    if (ended === undefined || ended.expiresAt <= now)
      throw new ApiError(409, texts.requestEnded, {
        title: texts.requestEndedTitle,
        body: texts.requestEnded,
      });
  });
}
