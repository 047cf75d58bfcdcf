import { sql } from 'kysely';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { loadSchedule, type ScheduleView } from '../../schedule/loadSchedule.ts';
import { loadSettings } from '../../schedule/settings.ts';
import { findSlots, type DateRange, type SlotsByDay } from '../../schedule/slots/findSlots.ts';
import { wallClock } from '../../schedule/slots/wallClock.ts';
import { fittingTimes, type Released, type Wanted } from './fittingTimes.ts';
import { earliestOffered } from './offeredUntil.ts';
import { placeOffer, type Candidate } from './placeOffer.ts';
import { toldOfEntry } from './toldOfEntry.ts';
import { waitingOccupation } from './waitingOccupation.ts';

/** Somebody who waits. */
interface Waiting extends Candidate, Wanted {}

/**
 * Offers a time that became free to the first whom it suits, in the order of their entries; what is left of it to the next
 * (WAI-04). Whose it was does not get it back.
 */
export async function offerInTurn(
  backend: Backend,
  company: Company,
  released: Released,
  formerClientId: string | null,
): Promise<void> {
  const { database, clock } = backend;
  const range = {
    start: wallClock(released.startsAt, company.timeZone).date,
    end: wallClock(released.endsAt, company.timeZone).date,
  };
  let schedule = await loadSchedule(database, company);
  for (const entry of await findWaiting(backend, company, released, range, formerClientId)) {
    const found = await slotsFor(backend, company, schedule, entry, range);
    const fitting = fittingTimes(found, released, entry, earliestOffered(clock.now()));
    for (const slot of fitting) {
      const isOffered = await inTransaction(database, (transaction) =>
        placeOffer(transaction, backend, company, entry, released, slot),
      );
      if (!isOffered) continue;
      schedule = await loadSchedule(database, company);
      break;
    }
  }
}

/** Who waits for days of what became free, first come first. */
async function findWaiting(
  { database }: Backend,
  company: Company,
  released: Released,
  { start, end }: DateRange,
  formerClientId: string | null,
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select entry.id, entry.client_id, entry.service_ids, entry.expert_id, entry.appointment_id, entry.first_day,
      entry.last_day, entry.part, lower(booking.during) as before,
      ${toldOfEntry} as told
    from waiting_entries entry left join appointments booking on booking.id = entry.appointment_id
    where entry.company_id = ${company.id} and entry.state = 'waiting'
      and entry.first_day <= ${end} and entry.last_day >= ${start}
      and entry.client_id is distinct from ${formerClientId}::text
      and (booking.id is null or lower(booking.during) > ${released.startsAt})
    order by entry.created_at, entry.id`.execute(database);
  return rows;
}

/** Free times of the days that became free, for whoever waits; none where there can be none. */
async function slotsFor(
  { database, clock }: Backend,
  company: Company,
  schedule: ScheduleView,
  entry: Waiting,
  range: DateRange,
): Promise<SlotsByDay> {
  const now = clock.now();
  if (entry.appointmentId === null) {
    const { serviceIds, expertId } = entry;
    return schedule.slots({ serviceIds, expertId }, range, now).catch((error: unknown) => {
      // Services or experts that are gone.
      if (error instanceof ApiError) return new Map();
      throw error;
    });
  }
  const waiting = await waitingOccupation(database, company, entry, now);
  if (waiting === undefined) return new Map();
  const settings = await loadSettings(database, company.id);
  return findSlots(database, company, waiting.occupation, settings, range, now);
}
