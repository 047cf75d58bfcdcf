import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { findAppointmentOfCompany } from '../../../portal/appointments/appointmentRow.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { applyMove } from '../../../portal/moves/applyMove.ts';
import { endMoveRequest } from '../../../portal/moves/requests/endMoveRequest.ts';
import { lockAppointment } from '../../../portal/appointments/lockAppointment.ts';

/** What a provider answers to a wish for another time. */
export interface MoveAnswerOfProvider {
  appointmentId: string;
  moveId: string;
  isConfirmed: boolean;
  /** Of a refusal, for the customer. */
  reason: string | null;
}

/**
 * The provider confirms a wish for another time, which becomes the appointment's in the same transaction, or refuses it.
 * Either is told to the customer (RSC-09).
 * @throws ApiError 404 for an unknown one, 409 once it has ended
 */
export async function answerMove(
  backend: Backend,
  company: Company,
  answer: MoveAnswerOfProvider,
): Promise<'confirmed' | 'refused'> {
  const state = answer.isConfirmed ? 'confirmed' : 'refused';
  await inTransaction(backend.database, async (transaction) => {
    await lockAppointment(transaction, answer.appointmentId);
    await requireOpen(transaction, company, answer, backend.clock.now());
    await answerNow(transaction, backend, company, answer);
  });
  return state;
}

async function requireOpen(
  transaction: Transaction,
  company: Company,
  { appointmentId, moveId }: MoveAnswerOfProvider,
  now: Date,
): Promise<void> {
  const request = await transaction
    .selectFrom('moveRequests')
    .select(['state', 'expiresAt'])
    .where('companyId', '=', company.id)
    .where('appointmentId', '=', appointmentId)
    .where('id', '=', moveId)
    .executeTakeFirst();
  if (request === undefined) throw new ApiError(404, 'There is no such request for a move.');
  if (request.state !== 'requested' || request.expiresAt <= now)
    throw new ApiError(409, 'This request for a move has ended.');
}

async function answerNow(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  { appointmentId, isConfirmed, reason }: MoveAnswerOfProvider,
): Promise<void> {
  const now = backend.clock.now();
  const row = await findAppointmentOfCompany(transaction, company.id, appointmentId);
  const state = isConfirmed ? 'confirmed' : 'refused';
  const said = isConfirmed ? null : reason;
  const ended = await endMoveRequest(transaction, appointmentId, state, now, said);
  if (row === undefined || ended === undefined)
    throw new ApiError(409, 'This request for a move has ended.');
  const about = { company, clientId: row.clientId, subject: `S-${row.id}` };
  if (!isConfirmed)
    return notifyCustomer(transaction, backend, {
      ...about,
      kind: 'moveRefused',
      facts: { start: row.startsAt, wanted: ended.wanted, reason },
    });
  if (ended.place === undefined) throw new ApiError(409, 'This request for a move has ended.');
  const end = new Date(ended.wanted.getTime() + row.endsAt.getTime() - row.startsAt.getTime());
  await applyMove(transaction, row, { ...ended.place, start: ended.wanted, end }, now);
  await notifyCustomer(transaction, backend, {
    ...about,
    kind: 'moveConfirmed',
    facts: { before: row.startsAt, start: ended.wanted },
  });
}
