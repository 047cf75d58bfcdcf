import { expect, test } from 'vitest';
import { texts } from './texts.ts';

test.each([
  ['quinta-feira, 16 de julho', 'na quinta-feira, 16 de julho, às 09:00'],
  ['sábado, 18 de julho', 'no sábado, 18 de julho, às 09:00'],
  ['domingo, 19 de julho', 'no domingo, 19 de julho, às 09:00'],
])('the day of a booking has its article: %s', (day, words) => {
  expect(texts.bookedHint(day, '09:00')).toBe(
    `Esperamos por si ${words}. Se algo mudar, avisamos.`,
  );
});
