import { isIsoDate } from '@portal/domain/time/isoDate';
import { instantAt, minutesOf } from '../../../portal/schedule/slots/wallClock.ts';
import { texts } from '../texts.ts';
import { LineRefused } from './lineRefused.ts';

/**
 * When an appointment begins, in milliseconds: `2026-06-16` or `16/06/2026` (also with dots or hyphens), and `9:00`, `09h00` or
 * `09:00:00`, by the clocks of the provider.
 * @throws LineRefused
 */
export function readStart(
  date: string | undefined,
  time: string | undefined,
  zone: string,
): number {
  const day = dateOf(date ?? '');
  if (day === undefined) throw new LineRefused(texts.wrongDate);
  const [, hours = '', minutes = '00'] =
    /^([01]?\d|2[0-3])\s?(?:[:h]([0-5]\d)?)(?::00)?$/i.exec(time ?? '') ?? [];
  if (hours === '') throw new LineRefused(texts.wrongTime);
  return instantAt(day, minutesOf(`${hours.padStart(2, '0')}:${minutes}`), zone);
}

function dateOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const date = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}
