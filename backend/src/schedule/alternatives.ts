import { addDays } from '@portal/domain/lisbonDate';
import type { Backend } from '../backend.ts';
import type { Company } from '../companies/tables.ts';
import { findSlotsTogether } from './availability.ts';
import type { Selection } from './selection.ts';
import type { ScheduleSettings } from './settings.ts';
import { instantAt, minutesOf } from './zone.ts';

const daysAround = 7;
const atMost = 4;

/** The free starts nearest to a wished one, nearest first: what is offered when somebody else was faster. */
export async function findAlternatives(
  backend: Pick<Backend, 'pool' | 'clock'>,
  company: Company,
  selection: Selection,
  settings: ScheduleSettings,
  wished: { date: string; time: string },
): Promise<{ date: string; time: string }[]> {
  const range = { start: addDays(wished.date, -1), end: addDays(wished.date, daysAround) };
  const found = await findSlotsTogether(backend, company, selection, settings, range);
  const instant = instantAt(wished.date, minutesOf(wished.time), company.timeZone);
  return [...found.values()]
    .flat()
    .sort((left, right) => Math.abs(left.start - instant) - Math.abs(right.start - instant))
    .slice(0, atMost)
    .map(({ date, time }) => ({ date, time }));
}
