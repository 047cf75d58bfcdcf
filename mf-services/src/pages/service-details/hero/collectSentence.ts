import type { Work } from '@portal/api/work/work';
import { lisbonTime, lisbonToday, type IsoDate } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { texts } from '../texts.ts';

/** Until when what is ready may be collected for nothing; empty where nothing counts (LAW-13). */
export function collectSentence({ collect_until: until }: Work, today: IsoDate): string {
  if (until === undefined || until === null) return '';
  const instant = new Date(until);
  const when = formatShortDate(lisbonToday(instant), today, lisbonTime(instant));
  return texts.message.collectUntil(when);
}
