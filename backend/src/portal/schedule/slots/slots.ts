import { weekdayOf } from '@portal/domain/time/isoDate';
import { isMorning, isOfPart, type PartOfDay } from '@portal/domain/time/partOfDay';
import { instantAt, minutesOf, timeOf, wallClock } from './wallClock.ts';

const minuteMilliseconds = 60_000;

/** Weekly hours in minutes after midnight; weekday 1 is Monday. */
export interface Opening {
  weekday: number;
  opens: number;
  closes: number;
}

/** Epoch milliseconds, end excluded. */
export interface Interval {
  start: number;
  end: number;
}

/** What only one booking can have at a time, and the expert it stands for. */
export interface Place {
  readonly resource: string;
  readonly expertId: string | null;
}

/** Something that takes one booking at a time, with its hours and what it is taken by. */
export interface ResourcePlan extends Place {
  openings: Opening[];
  /** Sorted by start. */
  busy: Interval[];
}

/** A start that can be booked and the resources free for it. */
export interface Slot {
  date: string;
  time: string;
  start: number;
  end: number;
  free: Place[];
}

export interface SlotQuestion {
  date: string;
  zone: string;
  plans: ResourcePlan[];
  durationMinutes: number;
  stepMinutes: number;
}

/**
 * Free starts of one day, in order. The zone is asked once per opening window; everything else is
 * integer arithmetic on elapsed time, so a day of 23 or 25 hours needs no special case.
 */
export function slotsOfDay(question: SlotQuestion): Slot[] {
  const duration = question.durationMinutes * minuteMilliseconds;
  const step = question.stepMinutes * minuteMilliseconds;
  const byStart = new Map<number, Slot>();
  for (const plan of question.plans) {
    const place: Place = { resource: plan.resource, expertId: plan.expertId };
    let next = firstEndingAfter(plan.busy, question);
    for (const window of windowsOf(plan.openings, question.date, question.zone)) {
      for (let start = window.start; start + duration <= window.end; start += step) {
        const end = start + duration;
        while ((plan.busy[next]?.end ?? Infinity) <= start) next += 1;
        if (isTaken(plan.busy, next, start, end)) continue;
        const slot = byStart.get(start) ?? newSlot(question, window, start, end);
        if (slot === undefined) continue;
        slot.free.push(place);
        byStart.set(start, slot);
      }
    }
  }
  return [...byStart.values()].sort((left, right) => left.start - right.start);
}

/** In the repeated hour of autumn two starts have one label: the first one is meant, the other is no slot. */
function newSlot(
  { date, zone }: SlotQuestion,
  window: Window,
  start: number,
  end: number,
): Slot | undefined {
  const time = labelOf(window, start, zone);
  const isRepeated = !window.steady && instantAt(date, minutesOf(time), zone) !== start;
  return isRepeated ? undefined : { date, time, start, end, free: [] };
}

/** Where the search in a sorted list begins: everything before ended before this day. */
function firstEndingAfter(busy: Interval[], { date, zone }: SlotQuestion): number {
  const dayStart = instantAt(date, 0, zone);
  let low = 0;
  while ((busy[low]?.end ?? Infinity) <= dayStart) low += 1;
  return low;
}

/** The times of the preferred part of the day, by halves (BKG-43). */
export function splitByHalf(
  slots: readonly { time: string }[],
  preferred: PartOfDay,
): { morning: string[]; afternoon: string[] } {
  const times = slots.map(({ time }) => time).filter((time) => isOfPart(time, preferred));
  return {
    morning: times.filter(isMorning),
    afternoon: times.filter((time) => !isMorning(time)),
  };
}

interface Window extends Interval {
  opens: number;
  /** True when no clock change falls into the window. */
  steady: boolean;
}

function windowsOf(openings: Opening[], date: string, zone: string): Window[] {
  const weekday = weekdayOf(date);
  return openings
    .filter((opening) => opening.weekday === weekday)
    .sort((left, right) => left.opens - right.opens)
    .map(({ opens, closes }) => {
      const start = instantAt(date, opens, zone);
      const end = instantAt(date, closes, zone);
      return { start, end, opens, steady: end - start === (closes - opens) * minuteMilliseconds };
    });
}

function labelOf(window: Window, start: number, zone: string): string {
  if (!window.steady) return wallClock(start, zone).time;
  return timeOf(window.opens + (start - window.start) / minuteMilliseconds);
}

/** Intervals of one resource do not overlap each other much, but closures may: look at all that start in time. */
function isTaken(busy: Interval[], from: number, start: number, end: number): boolean {
  for (let index = from; index < busy.length; index += 1) {
    const interval = busy[index];
    if (interval === undefined || interval.start >= end) return false;
    if (interval.end > start) return true;
  }
  return false;
}
