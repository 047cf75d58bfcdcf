/** A calendar day as `yyyy-MM-dd`. Two of them compare as text. */
export type IsoDate = string;

// Own tables and not Intl, whose short pt-PT months are numbers on some machines.
export const MONTHS_LONG: readonly string[] = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
/** Monday first: the Portuguese week. */
const WEEKDAYS_LONG = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
];
const firstLetters = (name: string) => name.slice(0, 3);
/** `jan` to `dez` (SRV-10, SRV-11, NOT-10). */
export const MONTHS_SHORT: readonly string[] = MONTHS_LONG.map(firstLetters);
/** `seg` to `dom`. */
export const WEEKDAYS_SHORT: readonly string[] = WEEKDAYS_LONG.map(firstLetters);

const DAY_MS = 86_400_000;

// Swedish writes ISO: `2026-07-14 16:30`.
const lisbonClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * The day it is in Lisbon at an instant, wherever the device or the server is (C-105).
 * @throws RangeError for an invalid Date.
 */
export function lisbonToday(now: Date): IsoDate {
  return lisbonClock.format(now).slice(0, 10);
}

/**
 * The wall clock in Lisbon at an instant, as `HH:mm` (C-105).
 * @throws RangeError for an invalid Date.
 */
export function lisbonTime(instant: Date): string {
  return lisbonClock.format(instant).slice(11);
}

/** Whether the text is `yyyy-MM-dd` and names a day that exists. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;
}

/** `hoje`, or `dd MMM.` in lower case: `14 jul.`, `05 mar.` (SRV-11, C-66). */
export function formatDayMonth(date: IsoDate, today: IsoDate): string {
  return date === today ? 'hoje' : `${date.slice(8)}\u00a0${MONTHS_SHORT[monthOf(date) - 1]}.`;
}

/** `terça-feira, 14 de julho`: for headings where there is room. */
export function formatLongDate(date: IsoDate): string {
  return `${WEEKDAYS_LONG[weekdayOf(date) - 1]}, ${dayOf(date)} de ${MONTHS_LONG[monthOf(date) - 1]}`;
}

/** The day `days` after the given one (before, when negative). Daylight saving plays no part. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoDay(Date.parse(date) + days * DAY_MS);
}

/** The first day of the month `months` after the one the date is in. */
export function firstOfMonth(date: IsoDate, months = 0): IsoDate {
  const day = new Date(`${date.slice(0, 7)}-01`);
  return isoDay(day.setUTCMonth(day.getUTCMonth() + months));
}

/** Whole days from one date to another, negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(date).getUTCDay() || 7;
}

/** The weeks a month touches, each seven days from Monday; days of the neighbours fill up. Month is 1 to 12. */
export function monthGrid(year: number, month: number): IsoDate[][] {
  const first = firstOfMonth(`${year}-01`, month - 1);
  const days = daysBetween(first, firstOfMonth(first, 1));
  const before = weekdayOf(first) - 1;
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(first, week * 7 + day - before)),
  );
}

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

/** 1 to 12. */
export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

export function dayOf(date: IsoDate): number {
  return Number(date.slice(8));
}

function isoDay(utc: number): IsoDate {
  const day = new Date(utc);
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
}

/** The earliest of some days. */
export function earliestDay(first: IsoDate, ...others: readonly IsoDate[]): IsoDate {
  return others.reduce((earliest, day) => (day < earliest ? day : earliest), first);
}
