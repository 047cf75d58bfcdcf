import { isIsoDate, MONTHS_SHORT, yearOf, type IsoDate } from './lisbonDate.ts';

const TEXT_DATE = /^(\d{1,2})\s+([a-zç]{3})\.?(?:\s+(\d{4}))?$/i;

/**
 * The day a history entry is sorted by: an ISO date (or the day of an ISO
 * instant), `hoje`, or a text date `dd MMM. yyyy` read by the Portuguese month
 * (SRV-10). Without a year it is this year, or last year when that would be in
 * the future (C-42). Undefined when it names no day.
 */
export function historyDay(text: string | null | undefined, today: IsoDate): IsoDate | undefined {
  const trimmed = (text ?? '').trim();
  if (trimmed.toLowerCase() === 'hoje') return today;
  if (isIsoDate(trimmed.slice(0, 10))) return trimmed.slice(0, 10);
  const match = TEXT_DATE.exec(trimmed);
  const month = MONTHS_SHORT.findIndex((name) => name === match?.[2]?.toLowerCase()) + 1;
  if (match === null || month === 0) return undefined;
  const rest = `${String(month).padStart(2, '0')}-${(match[1] ?? '').padStart(2, '0')}`;
  const dated = `${match[3] ?? yearOf(today)}-${rest}`;
  const day = match[3] === undefined && dated > today ? `${yearOf(today) - 1}-${rest}` : dated;
  return isIsoDate(day) ? day : undefined;
}

/** Newest first, undated entries first, equal days in the order they came in (SRV-10). */
export function sortHistory<T>(
  entries: readonly T[],
  dateOf: (entry: T) => string | null | undefined,
  today: IsoDate,
): T[] {
  const days = new Map(entries.map((entry) => [entry, historyDay(dateOf(entry), today)]));
  // '~' sorts after every digit, so that an undated entry counts as the newest.
  const key = (entry: T) => days.get(entry) ?? '~';
  return [...entries].sort((one, other) =>
    key(one) < key(other) ? 1 : key(one) > key(other) ? -1 : 0,
  );
}

/**
 * Completed works and past appointments in one list; an appointment whose work
 * is among the completed ones is left out: one event, one card (SRV-02, C-62).
 */
export function mergeHistory<
  W extends { id: string; work_id?: string | null },
  A extends { work_id?: string | null },
>(works: readonly W[], appointments: readonly A[]): (W | A)[] {
  const known = new Set(
    works.flatMap((work) => [withoutPrefix(work.id), withoutPrefix(work.work_id ?? '')]),
  );
  known.delete('');
  return [
    ...works,
    ...appointments.filter((appointment) => !known.has(withoutPrefix(appointment.work_id ?? ''))),
  ];
}

function withoutPrefix(id: string): string {
  return id.replace(/^[AS]-/, '');
}
