import { expect, test } from 'vitest';
import { serviceTitle, tasksOf } from './paidServices.ts';

const symptom = (name: string) => ({ name, obs_value: null, obs_label: null });

test('a work lists its lines, an appointment what was asked for [PAY-02]', () => {
  const line = { designation: 'Travões', price: 64.5, completed: true, discount: 0 };
  expect(tasksOf({ services: [line], symptoms: [symptom('Ruído')] }, 6450)).toEqual([
    { name: 'Travões', price: 6450 },
  ]);
  expect(tasksOf({ services: [], symptoms: [symptom('Corte')] }, 2400)).toEqual([
    { name: 'Corte', price: 2400 },
  ]);
  expect(tasksOf({ services: [], symptoms: [symptom('Corte'), symptom('Lavagem')] }, 2400)).toEqual(
    [
      { name: 'Corte', price: null },
      { name: 'Lavagem', price: null },
    ],
  );
});

test('the title names the services', () => {
  expect(
    serviceTitle({ services: [], item: null, symptoms: [symptom('Corte'), symptom('Lavagem')] }),
  ).toBe('Corte, Lavagem');
});
