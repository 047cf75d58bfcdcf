import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { texts } from '../../texts.ts';
import { isConfirmDue } from '../asks/isConfirmDue.ts';
import { askOf, asks, type Ask, type AskRules } from '../asks/askOf.ts';
import { cardTitle } from '../cardTitle.ts';

function sentenceOf(ask: Ask, works: readonly Work[]): string {
  const [first] = works;
  if (ask !== 'collect') return texts.sentence[ask](works.length);
  return works.length === 1 && first
    ? texts.sentence.collectOne(cardTitle(first))
    : texts.sentence.collectMany(works.length);
}

/**
 * The first line of the home: what matters most now, in the order approve, pay,
 * confirm once that is due (C-181), collect, in progress; else that all is done. What is over may still be to be paid.
 */
export function homeSentence(
  inProgress: readonly Work[],
  scheduled: readonly Work[],
  rules: AskRules,
  today: IsoDate,
  history: readonly Work[] = [],
): string {
  const all = [...inProgress, ...scheduled, ...history];
  for (const ask of asks) {
    const asking = all.filter(
      (work) =>
        askOf(work, rules) === ask && (ask !== 'confirm' || isConfirmDue(work.date_start, today)),
    );
    if (asking.length > 0) return sentenceOf(ask, asking);
  }
  return inProgress.length > 0
    ? texts.sentence.inProgress(inProgress.length)
    : texts.sentence.allDone;
}
