import { expect, test } from 'vitest';
import { texts } from '../texts.ts';
import { numberInSms } from './numberInSms.ts';

const bySms = (text: string) => numberInSms({ channels: ['email', 'sms'], text });

test.each([
  '912345678',
  '912 345 678',
  '91 234 56 78',
  '222.081.745',
  '(22) 208-17-45',
  '800 207 207',
  '+351 912 345 678',
  '00351912345678',
  '351 912 345 678',
  '+34 600 123 456',
])('%s in what goes by SMS is a number to ring [LAW-03] [C-897]', (number) => {
  expect(bySms(`Dúvidas? Ligue ${number}, das 9 às 18 h. {ligação}`)).toBe(number);
  expect(numberInSms({ channels: ['push', 'email'], text: number })).toBeUndefined();
});

test.each([
  'Até 24.12.2026 8 h',
  'Fechamos de 24-12-2026 a 02-01-2027',
  'Das 09:00 às 12:30 e das 14:00 às 18:00',
  'Código postal 4000-123, sala 12',
  'Entidade 21 312, referência 123 456 789',
  'NIPC 512345678',
  'Total 1 184,50 €',
  ...Object.values(texts.presets),
])('%j holds none [LAW-03] [C-897]', (text) => {
  expect(bySms(text)).toBeUndefined();
});
