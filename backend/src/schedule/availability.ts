import { addDays, daysBetween } from '@portal/domain/lisbonDate';
import type { Backend } from '../backend.ts';
import type { Company } from '../companies/tables.ts';
import { selectRows, type Sql } from '../database/sql.ts';
import { loadPlans, seatResource } from './plans.ts';
import type { Selection } from './selection.ts';
import type { ScheduleSettings } from './settings.ts';
import { SharedRuns } from './sharedRuns.ts';
import { slotsOfDay, type Slot } from './slots.ts';
import { instantAt, wallClock } from './zone.ts';

const minuteMilliseconds = 60_000;
/** Longest range that one call computes. */
export const longestRangeDays = 100;

/** Free slots of a selection by date (`yyyy-MM-dd`), from the first to the last date asked; days without any are absent. */
export async function findSlots(
  sql: Sql,
  company: Company,
  selection: Selection,
  settings: ScheduleSettings,
  range: { start: string; end: string },
  now: Date,
): Promise<Map<string, Slot[]>> {
  if (selection.fixed !== undefined) return findSeats(sql, company, selection, range, now);
  const zone = company.timeZone;
  const today = wallClock(now, zone).date;
  const first = range.start < today ? today : range.start;
  const horizon = addDays(today, settings.horizonDays);
  const last = range.end > horizon ? horizon : range.end;
  const days = Math.min(daysBetween(first, last), longestRangeDays);
  if (days < 0) return new Map();
  const plans = await loadPlans(sql, company.id, selection.experts, settings, {
    from: new Date(instantAt(first, 0, zone)),
    to: new Date(instantAt(addDays(first, days), 1440, zone)),
  });
  const found = new Map<string, Slot[]>();
  for (let index = 0; index <= days; index += 1) {
    const date = addDays(first, index);
    const slots = slotsOfDay({
      date,
      zone,
      plans,
      durationMinutes: selection.durationMinutes,
      stepMinutes: settings.slotStepMinutes,
      earliest: now.getTime() + settings.noticeMinutes * minuteMilliseconds,
    });
    if (slots.length > 0) found.set(date, slots);
  }
  return found;
}

type SlotsByDay = Map<string, Slot[]>;
const shared = new WeakMap<object, SharedRuns<SlotsByDay>>();

/** `findSlots` for a look from outside of any transaction: equal questions that arrive together are worked out once. */
export function findSlotsTogether(
  { pool, clock }: Pick<Backend, 'pool' | 'clock'>,
  company: Company,
  selection: Selection,
  settings: ScheduleSettings,
  range: { start: string; end: string },
): Promise<SlotsByDay> {
  const runs = shared.get(pool) ?? new SharedRuns<SlotsByDay>();
  shared.set(pool, runs);
  const key = JSON.stringify([company.id, company.timeZone, selection, settings, range]);
  return runs.ask(key, () => findSlots(pool, company, selection, settings, range, clock.now()));
}

/** A fixed start is one slot as long as it has a free seat and has not begun. */
async function findSeats(
  sql: Sql,
  company: Company,
  selection: Selection,
  range: { start: string; end: string },
  now: Date,
): Promise<Map<string, Slot[]>> {
  const service = selection.fixed;
  const start = service?.fixedStart;
  if (service === undefined || start == null || start <= now) return new Map();
  const { date, time } = wallClock(start, company.timeZone);
  if (date < range.start || date > range.end) return new Map();
  const taken = await selectRows<{ resource: string }>(
    sql,
    `select resource from appointments
     where company_id = $1 and cancelled_at is null and occupies and lower(during) = $2 and resource like $3`,
    [company.id, start, `seat/${service.id}/%`],
  );
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
