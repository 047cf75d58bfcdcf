/** A calendar day as `yyyy-MM-dd`. Two of them compare as text. */
export type IsoDate = string;

export const LISBON_TIME_ZONE = 'Europe/Lisbon';
export const MONTHS_SHORT = [
  'jan',
  'fev',
  'mar',
  'abr',
  'mai',
  'jun',
  'jul',
  'ago',
  'set',
  'out',
  'nov',
  'dez',
] as const;
export const MONTHS_LONG = [
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
] as const;
/** Monday first: the Portuguese week, which Intl gets wrong. */
export const WEEKDAYS_SHORT = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const;
export const WEEKDAYS_LONG = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
] as const;

const TODAY_TEXT = 'hoje';
const NO_BREAK_SPACE = '\u00a0';
const DAY_MS = 86_400_000;

const lisbonDateFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: LISBON_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const lisbonTimeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: LISBON_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day it is in Lisbon at an instant, wherever the device or the server is (C-105). */
export function lisbonToday(now: Date): IsoDate {
  const part: Record<string, string> = {};
  for (const { type, value } of lisbonDateFormat.formatToParts(now)) part[type] = value;
  return `${(part['year'] ?? '').padStart(4, '0')}-${part['month']}-${part['day']}`;
}

/** The wall clock in Lisbon at an instant, as `HH:mm`. */
export function lisbonTime(instant: Date): string {
  return lisbonTimeFormat.format(instant);
}

/** Whether the text is `yyyy-MM-dd` and names a day that exists. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoFromUtc(utcOf(text)) === text;
}

/** `hoje`, or `dd MMM.` in lower case: `14 jul.`, `05 mar.` (SRV-11, C-66). */
export function formatDayMonth(date: IsoDate, today: IsoDate): string {
  return date === today ? TODAY_TEXT : dayMonth(date);
}

/** `14 jul. 2026` (C-66: details show the year). */
export function formatDateWithYear(date: IsoDate): string {
  return `${dayMonth(date)}${NO_BREAK_SPACE}${date.slice(0, 4)}`;
}

/** `terça-feira, 14 de julho`: for headings where there is room. */
export function formatLongDate(date: IsoDate): string {
  const month = MONTHS_LONG[monthOf(date) - 1] ?? '';
  return `${WEEKDAYS_LONG[weekdayOf(date) - 1]}, ${dayOf(date)} de ${month}`;
}

/** The `dd/MM/yyyy` of the wire (BKG-41, ITM-17). */
export function toWireDate(date: IsoDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** A `dd/MM/yyyy` of the wire, or undefined when it names no day. */
export function fromWireDate(text: string): IsoDate | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (match === null) return undefined;
  const date = `${match[3]}-${match[2]}-${match[1]}`;
  return isIsoDate(date) ? date : undefined;
}

/** The day `days` after the given one (before, when negative). Daylight saving plays no part. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoFromUtc(utcOf(date) + days * DAY_MS);
}

/** The first day of the month `months` after the one the date is in. */
export function firstOfMonth(date: IsoDate, months = 0): IsoDate {
  return isoFromUtc(utcOfParts(yearOf(date), monthOf(date) - 1 + months, 1));
}

/** Whole days from one date to another, negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return ((new Date(utcOf(date)).getUTCDay() + 6) % 7) + 1;
}

/** The weeks a month touches, each seven days from Monday; days of the neighbours fill up. Month is 1 to 12. */
export function monthGrid(year: number, month: number): IsoDate[][] {
  const first = isoFromUtc(utcOfParts(year, month - 1, 1));
  const last = addDays(firstOfMonth(first, 1), -1);
  const weeks: IsoDate[][] = [];
  for (
    let monday = addDays(first, 1 - weekdayOf(first));
    monday <= last;
    monday = addDays(monday, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

/** 1 to 12. */
export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

export function dayOf(date: IsoDate): number {
  return Number(date.slice(8, 10));
}

function dayMonth(date: IsoDate): string {
  return `${date.slice(8, 10)}${NO_BREAK_SPACE}${MONTHS_SHORT[monthOf(date) - 1] ?? ''}.`;
}

function utcOf(date: IsoDate): number {
  return utcOfParts(yearOf(date), monthOf(date) - 1, dayOf(date));
}

/** Date.UTC takes the years 0 to 99 for 19xx; setUTCFullYear does not. */
function utcOfParts(year: number, monthIndex: number, day: number): number {
  return new Date(0).setUTCFullYear(year, monthIndex, day);
}

function isoFromUtc(utc: number): IsoDate {
  const day = new Date(utc);
  if (Number.isNaN(day.getTime())) return '';
  return `${String(day.getUTCFullYear()).padStart(4, '0')}-${pair(day.getUTCMonth() + 1)}-${pair(day.getUTCDate())}`;
}

function pair(value: number): string {
  return String(value).padStart(2, '0');
}
