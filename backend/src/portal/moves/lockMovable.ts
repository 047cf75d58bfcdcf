import type { Company } from '../../accounts/companies/company.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findAppointmentOfCompany, type AppointmentRow } from '../appointments/appointmentRow.ts';
import { texts as serviceTexts } from '../services/texts.ts';
import { moveFacts } from './moveFacts.ts';
import { moveOffer } from './moveOffer.ts';
import { texts } from './texts.ts';

/**
 * An appointment that its customer may move, which nobody else changes until the transaction ends.
 * @throws ApiError 404 when it is gone, 409 with the reason where it cannot be moved
 */
export async function lockMovable(
  transaction: Transaction,
  company: Company,
  id: string,
  now: Date,
): Promise<AppointmentRow> {
  await transaction
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  // Behind the appointment, as a cancellation locks the two: an attempt to pay that begins now waits.
  const payment = await transaction
    .selectFrom('payments')
    .select('state')
    .where('subject', '=', `S-${id}`)
    .forUpdate()
    .executeTakeFirst();
  const row = await findAppointmentOfCompany(transaction, company.id, id);
  if (row === undefined) throw new ApiError(404, serviceTexts.notFound);
  const offer = moveOffer(company, moveFacts(company, row, payment?.state), now);
  if (!offer.isAllowed) throw refusedMove(offer);
  return row;
}

/** The refusal of a move, with the reason where there is one to say. */
export function refusedMove({
  reason,
  message = texts.notOffered,
}: ReturnType<typeof moveOffer>): ApiError {
  const extra = reason === undefined ? {} : { reason };
  return new ApiError(409, message, { title: texts.refusedTitle, body: message, extra });
}
