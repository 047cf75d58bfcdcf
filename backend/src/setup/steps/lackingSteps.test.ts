import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { setupValuesSchema } from '../draft/setupValuesSchema.ts';
import { lackingSteps, type SetupFacts } from './lackingSteps.ts';

const policy = { prepayment: 'full', free_until_hours: 24, late_percent: 50, no_show_percent: 100 };
const service = { name: 'Corte', duration_minutes: 30, payment: 20 };
const rule = { event: 'payment.due', lead_minutes: 60, channels: ['sms'], text: '{hora}' };
const whole = {
  brand: { brand_color: '#12356b' },
  services: { corte: service },
  policy: { policy },
  reminders: { rules: [rule] },
  settings: { sms_price: 0.05 },
  legal: { arbitration: { name: 'Centro', url: 'https://centro.pt' } },
};
const facts: SetupFacts = { payments: 'live', hasKeys: true, hasCustomers: true };
const lackingOf = (values: object, given: Partial<SetupFacts> = {}) =>
  lackingSteps(v.parse(setupValuesSchema, values), { ...facts, ...given }).map(
    ({ step, name }) => `${step}: ${name}`,
  );

/** What is lacking without each part of the draft, in the order of the steps. */
const parts = [
  ['brand', 'brand: Cor'],
  ['policy', 'prepayment: Regra de cancelamento'],
  ['settings', 'reminders: Preço de uma SMS'],
  ['legal', 'law: Entidade de arbitragem'],
] as const;

test('whatever is left out is lacking in its step, and nothing else [SET-05] [C-802]', () => {
  expect(lackingOf(whole)).toEqual([]);
  fc.assert(
    fc.property(fc.subarray([...parts]), (left) => {
      const names: readonly string[] = left.map(([section]) => section);
      const kept = Object.entries(whole).filter(([section]) => !names.includes(section));
      expect(lackingOf(Object.fromEntries(kept))).toEqual(left.map(([, words]) => words));
    }),
  );
});

test('payments lack keys, then the test, and nothing once it came [SET-05]', () => {
  const of = (payments: SetupFacts['payments']) => lackingOf(whole, { payments });
  expect(of('none')).toEqual(['payments: Chaves da ifthenpay']);
  expect(of('sandbox')).toEqual(['payments: Chaves da ifthenpay']);
  expect(of('testing')).toEqual(['payments: Pagamento de teste']);
  expect(of('live')).toEqual([]);
  expect(lackingOf(whole, { hasKeys: false, hasCustomers: false })).toEqual([
    'keys: Chave',
    'import: Clientes',
  ]);
});

test('a rule of its own does for a service, what has no price needs none, and what sends no SMS no price of one [SET-05] [C-802]', () => {
  const ruled = { ...whole, policy: {}, services: { corte: { ...service, policy } } };
  expect(lackingOf(ruled)).toEqual([]);
  expect(
    lackingOf({ ...whole, policy: {}, services: { a: { ...service, payment: null } } }),
  ).toEqual([]);
  const unpriced = { ...whole, settings: {} };
  const rules = (...given: object[]) => ({ ...unpriced, reminders: { rules: given } });
  expect(lackingOf(rules({ ...rule, channels: ['email'] }))).toEqual([]);
  expect(lackingOf(rules({ ...rule, active: false }))).toEqual([]);
  expect(lackingOf(rules(rule))).toEqual(['reminders: Preço de uma SMS']);
  // The presets go by SMS as well.
  expect(lackingOf({ ...unpriced, reminders: {} })).toEqual(['reminders: Preço de uma SMS']);
});
