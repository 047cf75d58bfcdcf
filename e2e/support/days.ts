import { addDays, dateStub, lisbonToday } from '@portal/domain/lisbonDate';

/** A day this many days from today, in Lisbon: `yyyy-MM-dd`. */
export function daysFromToday(days: number): string {
  return addDays(lisbonToday(new Date()), days);
}

/** `14 jul.`, as the portal writes a day of this year. */
export function dayInWords(date: string): string {
  const { day, month } = dateStub(date);
  return `${day} ${month}`;
}
