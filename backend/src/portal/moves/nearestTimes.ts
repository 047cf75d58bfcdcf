import type { FreeTime } from '@portal/api/work/moves/move';
import { addDays } from '@portal/domain/time/isoDate';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Occupation } from '../schedule/selection.ts';
import type { ScheduleSettings } from '../schedule/settings.ts';
import { findSlots } from '../schedule/slots/findSlots.ts';
import type { Slot } from '../schedule/slots/slots.ts';
import { wallClock } from '../schedule/slots/wallClock.ts';

const atMost = 3;
/** Days before and after that are looked at, further only when there is too little nearby. */
const reaches = [7, 28, 50];

/** Where times are looked for. */
export interface NearestQuestion {
  occupation: Occupation;
  settings: ScheduleSettings;
  /** The instant that they are to be near to. */
  around: Date;
  /** Instants that are no answer. */
  except: readonly Date[];
  /** Who is preferred. */
  expertId: string | null;
}

/**
 * The three free times closest to an instant, none earlier than the provider's booking notice; those with the preferred
 * expert come first (RSC-02).
 */
export async function nearestTimes(
  database: Database,
  company: Company,
  { occupation, settings, around, except, expertId }: NearestQuestion,
  now: Date,
): Promise<FreeTime[]> {
  const { date } = wallClock(around, company.timeZone);
  const excluded = new Set(except.map((instant) => instant.getTime()));
  let closest: Slot[] = [];
  for (const reach of reaches) {
    const range = { start: addDays(date, -reach), end: addDays(date, reach) };
    const found = await findSlots(database, company, occupation, settings, range, now);
    const distance = ({ start }: Slot) => Math.abs(start - around.getTime());
    closest = [...found.values()]
      .flat()
      .filter(({ start }) => !excluded.has(start))
      .sort((left, right) => distance(left) - distance(right) || left.start - right.start)
      .slice(0, atMost);
    if (closest.length === atMost) break;
  }
  const isPreferred = (slot: Slot) => slot.free.some((place) => place.expertId === expertId);
  return [
    ...closest.filter((slot) => isPreferred(slot)),
    ...closest.filter((slot) => !isPreferred(slot)),
  ].map((slot) => {
    const chosen = placeIn(slot, expertId);
    const expert = occupation.experts.find(({ id }) => id === chosen?.expertId);
    return {
      date: slot.date,
      time: slot.time,
      expert_id: expert?.id ?? null,
      expert: expert?.name ?? null,
    };
  });
}

/** The place of a slot that an appointment gets: with the preferred expert where they are free. */
export function placeIn(slot: Slot, expertId: string | null): Slot['free'][number] | undefined {
  return slot.free.find((place) => place.expertId === expertId) ?? slot.free[0];
}
