import type { Work } from '@portal/api/work/work';
import { askOf, asks, type AskRules } from './askOf.ts';

/**
 * The one card of a view whose button is the next action: the most urgent ask among the
 * works on screen. Collecting has no button.
 */
export function primaryAsk(works: readonly Work[], rules: AskRules): string | null {
  for (const ask of asks) {
    if (ask === 'collect') continue;
    const work = works.find((candidate) => askOf(candidate, rules) === ask);
    if (work) return work.id;
  }
  return null;
}
