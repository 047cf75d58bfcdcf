import { expect, test } from 'vitest';
import { EARLY_START_REQUEST, earlyStartNeeded, laterStart } from './earlyStart.ts';

test('the words of beginning early are those that the law was read for [LAW-09]', () => {
  expect(EARLY_START_REQUEST).toBe(
    'Peço que o serviço comece antes de terminarem os 14 dias. Sei que, depois de totalmente prestado, já não posso resolver o contrato.',
  );
  expect(earlyStartNeeded('24 jul. 2026')).toBe(
    'Para datas antes de 24 jul. 2026, assinale este pedido.',
  );
  expect(laterStart('24 jul. 2026')).toBe('O trabalho começa a partir de 24 jul. 2026.');
  expect(laterStart('24 jul.')).toBe('O trabalho começa a partir de 24 jul.');
});
