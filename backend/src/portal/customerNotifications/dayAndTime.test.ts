import { expect, test } from 'vitest';
import { dayAndTime } from './dayAndTime.ts';

const azores = 'Atlantic/Azores';
const lisbon = 'Europe/Lisbon';
test.each([
  ['2026-07-14T08:00:00Z', lisbon, '2026-06-01T08:00:00Z', '14 jul. às 09:00'],
  ['2027-07-14T08:00:00Z', lisbon, '2026-06-01T08:00:00Z', '14 jul. 2027 às 09:00'],
  // Only one fifth of January can be meant.
  ['2027-01-05T09:00:00Z', lisbon, '2026-12-01T08:00:00Z', '05 jan. às 09:00'],
  ['2026-07-14T08:00:00Z', lisbon, '2027-06-01T08:00:00Z', '14 jul. 2026 às 09:00'],
  // There it is still the last day of the year.
  ['2027-01-01T00:30:00Z', azores, '2027-01-01T00:40:00Z', '31 dez. às 23:30'],
])('%s by the clock of %s reads, at %s, %s [C-945]', (instant, zone, now, words) => {
  expect(dayAndTime(new Date(instant), zone, new Date(now)).replaceAll('\u00a0', ' ')).toBe(words);
});
