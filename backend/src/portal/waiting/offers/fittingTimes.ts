import { isOfPart } from '@portal/domain/time/partOfDay';
import type { Interval, Place, Slot } from '../../schedule/slots/slots.ts';
import type { SlotsByDay } from '../../schedule/slots/findSlots.ts';
import { partOf } from '../presentEntry.ts';

/** What became free. */
export interface Released {
  /** Null of a closure. */
  resource: string | null;
  expertId: string | null;
  startsAt: Date;
  endsAt: Date;
}

/** What of a time must suit whoever waits (WAI-04). */
export interface Wanted {
  firstDay: string;
  lastDay: string;
  part: number;
  /** The start of the booking that is wanted earlier; null without one. */
  before: Date | null;
  /** Times that they were told of. */
  told: readonly Interval[];
}

/**
 * The free times that need what became free and suit whoever waits, each with the places that do: first what needs most of
 * it, then the soonest. What needs no more of it than they were told of before does not suit (WAI-09).
 */
export function fittingTimes(
  found: SlotsByDay,
  released: Released,
  wanted: Wanted,
  earliest: number,
): Slot[] {
  const from = released.startsAt.getTime();
  const to = released.endsAt.getTime();
  const needed = ({ start, end }: Slot) => ({
    start: Math.max(start, from),
    end: Math.min(end, to),
  });
  const isNew = (slot: Slot) => {
    const { start, end } = needed(slot);
    // Also where its services take longer by now: one entry is told of a start once.
    const isTold = (told: Interval) =>
      told.start === slot.start || (told.start <= start && told.end >= end);
    return start < end && !wanted.told.some(isTold);
  };
  const much = (slot: Slot) => needed(slot).end - needed(slot).start;
  return [...found]
    .filter(([date]) => date >= wanted.firstDay && date <= wanted.lastDay)
    .flatMap(([, slots]) => slots)
    .filter((slot) => slot.start >= earliest && isNew(slot))
    .filter((slot) => wanted.before === null || slot.start < wanted.before.getTime())
    .filter(({ time }) => isOfPart(time, partOf(wanted.part)))
    .map((slot) => ({ ...slot, free: slot.free.filter((place) => isOf(place, released)) }))
    .filter(({ free }) => free.length > 0)
    .toSorted((one, other) => much(other) - much(one) || one.start - other.start);
}

/** Whether a place is, or is of the expert, that became free. */
function isOf(place: Place, { resource, expertId }: Released): boolean {
  if (resource === null) return expertId === null || place.expertId === expertId;
  return place.resource === resource || (expertId !== null && place.expertId === expertId);
}
