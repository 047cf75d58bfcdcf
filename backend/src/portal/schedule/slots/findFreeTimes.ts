import type { PreferredTime } from '@portal/api/work/createScheduleApi';
import type { Context } from 'hono';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { movedOccupation } from '../../moves/movedOccupation.ts';
import { movingSettings } from '../../moves/movingSettings.ts';
import { openMoved } from '../../moves/openMoved.ts';
import { lastBookableDay } from '../lastBookableDay.ts';
import { loadSchedule } from '../loadSchedule.ts';
import { loadSettings } from '../settings.ts';
import { findSlots, type DateRange, type SlotsByDay } from './findSlots.ts';
import { firstFree } from './firstFree.ts';
import { wallClock } from './wallClock.ts';

/** What free times are asked for: of services, or of an appointment that is to be moved. */
interface FreeTimesQuery {
  service_ids: readonly string[];
  appointment_id?: string | undefined;
  prefered_time: PreferredTime;
  expert_id?: string | undefined;
}

interface FreeTimes {
  found: SlotsByDay;
  first_free: { date: string; time: string }[];
  last_day: string;
}

/**
 * Free times of a range; what is to be booked has its first ones too, but for a service with a fixed start (C-814).
 * @throws ApiError as readSelection, 404 for an appointment that is not the caller's
 */
export async function findFreeTimes(
  context: Context,
  backend: Backend,
  company: Company,
  query: FreeTimesQuery,
  range: DateRange,
): Promise<FreeTimes> {
  const { database, clock } = backend;
  const now = clock.now();
  const expertId = query.expert_id ?? null;
  if (query.appointment_id === undefined) {
    const schedule = await loadSchedule(database, company);
    const choice = { serviceIds: query.service_ids, expertId };
    const find = (days: DateRange) => schedule.slots(choice, days, now);
    const { fixed } = await schedule.selection(choice);
    const today = wallClock(now, company.timeZone).date;
    return {
      found: await find(range),
      first_free: fixed ? [] : await firstFree(find, today, query.prefered_time),
      last_day: lastBookableDay(company, await schedule.settings(), now),
    };
  }
  const row = await openMoved(context, backend, company.id, query.appointment_id);
  const occupation = await movedOccupation(database, company, row, expertId);
  const settings = movingSettings(await loadSettings(database, company.id));
  const found = await findSlots(database, company, occupation, settings, range, now);
  return { found, first_free: [], last_day: lastBookableDay(company, settings, now) };
}
