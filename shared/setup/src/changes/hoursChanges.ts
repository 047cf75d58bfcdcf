import { openingHoursSchema, type OpeningHours } from '@portal/api/setup/setupValues';
import * as v from 'valibot';
import { texts as words } from '../steps/hours/texts.ts';
import type { InnerChange } from './innerChange.ts';
import { texts } from './texts.ts';

const weekSchema = v.nullish(v.array(openingHoursSchema), []);

function dayWords(hours: readonly OpeningHours[], expert: string | undefined, day: number) {
  const own = hours.filter(({ expert_id: id }) => id === expert);
  if (expert !== undefined && own.length === 0) return texts.asHouse;
  const periods = own
    .filter(({ weekday }) => weekday === day)
    .map(({ opens, closes }) => `${opens}–${closes}`);
  return periods.length === 0 ? words.closed : periods.toSorted().join(', ');
}

/**
 * Opening hours that are others, day by day, of the house first and then of each expert who has their own.
 * @returns undefined for what are no opening hours
 */
export function hoursChanges(
  before: unknown,
  after: unknown,
  experts: ReadonlyMap<string, string>,
): InnerChange[] | undefined {
  const [old, now] = [v.safeParse(weekSchema, before), v.safeParse(weekSchema, after)];
  if (!old.success || !now.success) return undefined;
  const all = [...old.output, ...now.output];
  const whose = new Set([undefined, ...all.map(({ expert_id: id }) => id)]);
  return [...whose].flatMap((expert) =>
    words.days.flatMap((day, index) => {
      const name = expert === undefined ? [] : [experts.get(expert) ?? expert];
      const change = {
        place: [...name, day].join(' · '),
        before: dayWords(old.output, expert, index + 1),
        after: dayWords(now.output, expert, index + 1),
        isPicture: false,
      };
      return change.before === change.after ? [] : [change];
    }),
  );
}
