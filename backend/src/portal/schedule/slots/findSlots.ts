import { addDays, daysBetween } from '@portal/domain/time/isoDate';
import { sql } from 'kysely';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Database } from '../../../platform/database/database.ts';
import { loadPlans, seatResource } from './loadPlans.ts';
import type { Occupation } from '../selection.ts';
import type { ScheduleSettings } from '../settings.ts';
import { slotsOfDay, type Slot } from './slots.ts';
import { instantAt, wallClock } from './wallClock.ts';

const minuteMilliseconds = 60_000;
/** Longest range that one call computes. */
export const longestRangeDays = 100;

/** First and last day, `yyyy-MM-dd`. */
export interface DateRange {
  start: string;
  end: string;
}

/** Slots by date (`yyyy-MM-dd`), in order; days without any are absent. */
export type SlotsByDay = ReadonlyMap<string, Slot[]>;

/** Free slots of a selection, from the first to the last date asked, as they are stored now. */
export function findSlots(
  database: Database,
  company: Company,
  selection: Occupation,
  settings: ScheduleSettings,
  range: DateRange,
  now: Date,
): Promise<SlotsByDay> {
  return slotsFrom(company, selection, settings, range, now, (days) =>
    workOutSlots(database, company, selection, settings, days),
  );
}

/** What of the worked-out days can be booked now: neither too soon nor too far ahead. */
export async function slotsFrom(
  { timeZone }: Company,
  { fixed }: Occupation,
  settings: ScheduleSettings,
  range: DateRange,
  now: Date,
  workOut: (days: DateRange) => Promise<SlotsByDay>,
): Promise<SlotsByDay> {
  if (fixed !== undefined) return startingFrom(await workOut(range), now.getTime() + 1);
  const today = wallClock(now, timeZone).date;
  const start = range.start < today ? today : range.start;
  const horizon = addDays(today, settings.horizonDays);
  const last = range.end > horizon ? horizon : range.end;
  const days = Math.min(daysBetween(start, last), longestRangeDays);
  if (days < 0) return new Map();
  const earliest = now.getTime() + settings.noticeMinutes * minuteMilliseconds;
  return startingFrom(await workOut({ start, end: addDays(start, days) }), earliest);
}

/** Free slots of every day of a range, whatever time it is now. */
export async function workOutSlots(
  database: Database,
  company: Company,
  selection: Occupation,
  settings: ScheduleSettings,
  range: DateRange,
): Promise<SlotsByDay> {
  if (selection.fixed !== undefined) return findSeats(database, company, selection, range);
  const zone = company.timeZone;
  const plans = await loadPlans(database, company.id, selection.experts, settings, {
    from: new Date(instantAt(range.start, 0, zone)),
    to: new Date(instantAt(range.end, 1440, zone)),
    moved: selection.moved,
  });
  const found = new Map<string, Slot[]>();
  for (let date = range.start; date <= range.end; date = addDays(date, 1)) {
    const slots = slotsOfDay({
      date,
      zone,
      plans,
      durationMinutes: selection.durationMinutes,
      stepMinutes: settings.slotStepMinutes,
    });
    if (slots.length > 0) found.set(date, slots);
  }
  return found;
}

/** The slots that start at an instant, in epoch milliseconds, or later. */
function startingFrom(days: SlotsByDay, earliest: number): SlotsByDay {
  const kept = new Map<string, Slot[]>();
  for (const [date, slots] of days) {
    const first = slots[0];
    const rest =
      first !== undefined && first.start >= earliest
        ? slots
        : slots.filter(({ start }) => start >= earliest);
    if (rest.length > 0) kept.set(date, rest);
  }
  return kept;
}

/** A fixed start is one slot as long as it has a free seat. */
async function findSeats(
  database: Database,
  company: Company,
  selection: Occupation,
  range: DateRange,
): Promise<SlotsByDay> {
  const service = selection.fixed;
  const start = service?.fixedStart;
  if (service === undefined || start == null) return new Map();
  const { date, time } = wallClock(start, company.timeZone);
  if (date < range.start || date > range.end) return new Map();
  const taken = await database
    .selectFrom('appointments')
    .select('resource')
    .where('companyId', '=', company.id)
    .where('cancelledAt', 'is', null)
    .where('occupies', '=', true)
    .where(sql<Date>`lower(during)`, '=', start)
    .where('resource', 'like', `seat/${service.id}/%`)
    .execute();
  const takenSeats = new Set(taken.map((row) => row.resource));
  const expertId = selection.experts.length === 1 ? (selection.experts[0]?.id ?? null) : null;
  const free = Array.from({ length: service.capacity }, (_, index) =>
    seatResource(service.id, index + 1),
  )
    .filter((resource) => !takenSeats.has(resource))
    .map((resource) => ({ resource, expertId }));
  if (free.length === 0) return new Map();
  const end = start.getTime() + selection.durationMinutes * minuteMilliseconds;
  return new Map([[date, [{ date, time, start: start.getTime(), end, free }]]]);
}
