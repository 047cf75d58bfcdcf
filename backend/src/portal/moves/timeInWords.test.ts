import { expect, test } from 'vitest';
import { timeInWords } from './timeInWords.ts';

test.each([
  [120, '2 horas'],
  [60, '1 hora'],
  [90, '1 hora e 30 minutos'],
  [1, '1 minuto'],
  [0, '0 minutos'],
  [1440, '1 dia'],
  [4380, '3 dias e 1 hora'],
  [20_160, '14 dias'],
  [1501, '1 dia, 1 hora e 1 minuto'],
])('%i minutes are said as «%s»', (minutes, words) => {
  expect(timeInWords(minutes).replaceAll('\u00a0', ' ')).toBe(words);
});
