import type { Work } from '@portal/api/work/work';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { isPatientVertical } from '@portal/domain/items/isPatientVertical';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { texts } from '../../texts.ts';
import { isConfirmDue } from '../asks/isConfirmDue.ts';
import { askOf, asks, type Ask, type AskRules } from '../asks/askOf.ts';
import { cardTitle, serviceName } from '../cardTitle.ts';
import { nearDay } from '../nearDay.ts';

export type HomeRules = AskRules & Pick<ProviderSnapshot, 'vertical'>;

function sentenceOf(ask: Ask, works: readonly Work[]): string {
  const [first] = works;
  if (ask !== 'collect') return texts.sentence[ask](works.length);
  return works.length === 1 && first
    ? texts.sentence.collectOne(cardTitle(first))
    : texts.sentence.collectMany(works.length);
}

/** When the next visit is and what for, where visits are all there is; undefined when none is to come (C-703). */
function nextVisit(scheduled: readonly Work[], today: IsoDate): string | undefined {
  const [next] = scheduled
    .flatMap((work) => {
      const { date_start: start, time, is_cancelled: isCancelled } = work;
      const day = start?.slice(0, 10);
      return day && time && day >= today && !isCancelled ? [{ work, day, time }] : [];
    })
    .toSorted((left, right) => (left.day + left.time < right.day + right.time ? -1 : 1));
  if (!next) return undefined;
  const services = next.work.symptoms.map(({ name }) => name);
  return texts.sentence.next(
    services.length > 1 ? new Intl.ListFormat('pt-PT').format(services) : serviceName(next.work),
    nearDay(next.day, today),
    next.time,
  );
}

/**
 * The first line of the home: what matters most now, in the order approve, pay,
 * confirm once that is due (C-181), collect where customers do not come themselves (C-968), in progress, the next visit where there are no items (C-703); else that all is done. What is over may still be to be paid.
 */
export function homeSentence(
  inProgress: readonly Work[],
  scheduled: readonly Work[],
  rules: HomeRules,
  today: IsoDate,
  history: readonly Work[] = [],
): string {
  const all = [...inProgress, ...scheduled, ...history];
  for (const ask of asks) {
    if (ask === 'collect' && isPatientVertical(rules.vertical)) continue;
    const asking = all.filter(
      (work) =>
        askOf(work, rules) === ask && (ask !== 'confirm' || isConfirmDue(work.date_start, today)),
    );
    if (asking.length > 0) return sentenceOf(ask, asking);
  }
  if (inProgress.length > 0) return texts.sentence.inProgress(inProgress.length);
  return (!rules.supportsItems && nextVisit(scheduled, today)) || texts.sentence.allDone;
}
