import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockKeys } from '../../../platform/database/lockKeys.ts';
import { newId } from '../../../platform/newId.ts';
import { lockAppointment } from '../../appointments/lockAppointment.ts';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import { beyondOwn } from '../../moves/requests/requestMove.ts';
import { lockNames } from '../../schedule/booking/lockNames.ts';
import { placeHold } from '../../schedule/holds/placeHold.ts';
import { loadSettings } from '../../schedule/settings.ts';
import { findSlots } from '../../schedule/slots/findSlots.ts';
import { fittingTimes, type Released } from './fittingTimes.ts';
import { earliestOffered, offeredUntil } from './offeredUntil.ts';
import { toldOfEntry } from './toldOfEntry.ts';
import { waitingOccupation, type WaitingFor } from './waitingOccupation.ts';

/** Who may be next, as they were read before. */
export interface Candidate extends WaitingFor {
  id: string;
  clientId: string;
}

/**
 * Holds a time for whoever waits and tells them of it, in one transaction, under the locks and the constraint of bookings
 * (WAI-05, WAI-06). Whatever was read before is looked at again.
 * @returns whether it is theirs; false where it is taken, they wait no longer, or heard of it before (WAI-09)
 */
export async function placeOffer(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  candidate: Candidate,
  released: Released,
  wished: { date: string; start: number },
): Promise<boolean> {
  const now = backend.clock.now();
  const start = new Date(wished.start);
  const until = offeredUntil(start, now);
  const waiting = await waitingOccupation(transaction, company, candidate, until);
  if (waiting === undefined) return false;
  await lockKeys(transaction, lockNames(company.id, waiting.occupation));
  if (candidate.appointmentId !== null) await lockAppointment(transaction, candidate.appointmentId);
  const entry = await transaction
    .selectFrom('waitingEntries as entry')
    .selectAll()
    .select(toldOfEntry.as('told'))
    .where('id', '=', candidate.id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  const locked = await waitingOccupation(transaction, company, candidate, until);
  if (entry === undefined || locked === undefined) return false;
  const { occupation, booking } = locked;
  const settings = await loadSettings(transaction, company.id);
  const day = { start: wished.date, end: wished.date };
  const found = await findSlots(transaction, company, occupation, settings, day, now);
  const wanted = { ...entry, before: booking?.startsAt ?? null };
  const slot = fittingTimes(found, released, wanted, earliestOffered(now)).find(
    (fitting) => fitting.start === wished.start,
  );
  if (slot === undefined) return false;
  const end = new Date(slot.end);
  const told = await placesTold(transaction, entry.clientId, start);
  const places = slot.free.filter(({ resource }) => !told.includes(resource));
  for (const place of places) {
    const kept =
      booking === undefined ? { start, end } : beyondOwn(booking, { ...place, start, end });
    const holdId = await placeHold(
      transaction,
      { companyId: company.id, ...kept, until },
      [place],
      now,
    );
    if (holdId === undefined) continue;
    await transaction
      .insertInto('waitingOffers')
      .values({
        ...{ id: newId(), companyId: company.id, clientId: entry.clientId, entryId: entry.id },
        ...{ holdId, ...place, startsAt: start, endsAt: end, until, createdAt: now },
      })
      .execute();
    await transaction
      .updateTable('waitingEntries')
      .set({ state: 'offered' })
      .where('id', '=', entry.id)
      .execute();
    await notifyCustomer(transaction, backend, {
      kind: 'waitingOffered',
      company,
      clientId: entry.clientId,
      ...(entry.appointmentId === null
        ? { page: '/waiting-list' }
        : { subject: `S-${entry.appointmentId}` }),
      facts: { start, until },
    });
    return true;
  }
  return false;
}

/** The places that the customer was told of at this start, by whichever entry. */
async function placesTold(
  transaction: Transaction,
  clientId: string,
  start: Date,
): Promise<string[]> {
  const told = await transaction
    .selectFrom('waitingOffers')
    .select('resource')
    .where('startsAt', '=', start)
    .where('clientId', '=', clientId)
    .execute();
  return told.map(({ resource }) => resource);
}
