import type { Expert } from '@portal/api/work/createScheduleApi';
import { texts } from '../../texts.ts';

/** More names than these say less than their number. */
const MOST_NAMES = 3;

/** A person as people say it: the first name, behind the title where there is one (`Dra. Helena`). */
function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !word.endsWith('.'));
  return first < 0 ? name : words.slice(0, first + 1).join(' ');
}

/** Who does a service, in one line: every name where they are few, their number where they are many. */
export function expertNames(experts: readonly Expert[]): string {
  if (experts.length > MOST_NAMES) return texts.manyExperts(experts.length);
  const short = experts.map(({ name }) => shortName(name));
  const areDistinct = new Set(short).size === short.length;
  return texts.experts(areDistinct ? short : experts.map(({ name }) => name));
}
