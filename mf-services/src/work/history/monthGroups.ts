import { MONTHS_LONG, monthOf, yearOf, type IsoDate } from '@portal/domain/time/isoDate';
import { dayOfText } from '../dayAndTime.ts';

/** Neighbours of a list that are in the same month. */
export interface MonthGroup<Entry> {
  /** `novembro de 2026`; empty for entries without a date. */
  title: string;
  entries: Entry[];
}

/** A list by months, in the order that it has. */
export function monthGroups<Entry>(
  entries: readonly Entry[],
  dateOf: (entry: Entry) => string | null | undefined,
): MonthGroup<Entry>[] {
  const groups: MonthGroup<Entry>[] = [];
  for (const entry of entries) {
    const day = dayOfText(dateOf(entry));
    const title = day === undefined ? '' : `${MONTHS_LONG[monthOf(day) - 1]} de ${yearOf(day)}`;
    const last = groups.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else groups.push({ title, entries: [entry] });
  }
  return groups;
}

/** By months when any entry is of another year than this one, whose dates say no year (C-66); else one group without a title. */
export function titledMonths<Entry>(
  entries: readonly Entry[],
  dateOf: (entry: Entry) => string | null | undefined,
  today: IsoDate,
): MonthGroup<Entry>[] {
  const isOfOtherYear = (entry: Entry) => {
    const day = dayOfText(dateOf(entry));
    return day !== undefined && yearOf(day) !== yearOf(today);
  };
  if (entries.some(isOfOtherYear)) return monthGroups(entries, dateOf);
  return [{ title: '', entries: [...entries] }];
}
