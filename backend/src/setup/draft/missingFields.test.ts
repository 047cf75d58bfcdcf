import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { missingFields } from './missingFields.ts';
import { setupValuesSchema } from './setupValuesSchema.ts';

const whole = {
  identity: { name: 'Oficina Nova' },
  legal: {
    ...{ legal_name: 'Oficina Nova, Lda.', address: 'Rua 1, Porto' },
    ...{ email: 'geral@oficina.pt', nipc: '502448911', ers_number: 'E123' },
  },
  activity: { vertical: 'health' },
  hours: { hours: [{ weekday: 1, opens: '09:00', closes: '18:00' }] },
  services: { revisao: { name: 'Revisão', duration_minutes: 60 } },
  experts: { rui: { name: 'Rui' } },
};
const missingOf = (values: object) =>
  missingFields(v.parse(setupValuesSchema, values)).map(({ name }) => name);
/** What is missing without each part, in the order of the steps. */
const parts: [name: string, section: keyof typeof whole, field: string | null][] = [
  ['Nome', 'identity', 'name'],
  ['Denominação social', 'legal', 'legal_name'],
  ['Morada', 'legal', 'address'],
  ['E-mail', 'legal', 'email'],
  ['NIPC', 'legal', 'nipc'],
  ['Atividade', 'activity', 'vertical'],
  ['Número de registo na ERS', 'legal', 'ers_number'],
  ['Pelo menos um horário', 'hours', 'hours'],
  ['Pelo menos um serviço', 'services', null],
  ['Pelo menos um profissional ou um posto', 'experts', null],
];
const without = (left: readonly (typeof parts)[number][]) => {
  const values = new Map<string, Record<string, unknown>>(
    Object.entries(whole).map(([section, fields]) => [section, { ...fields }]),
  );
  for (const [, section, field] of left) {
    if (field === null) values.delete(section);
    else delete values.get(section)?.[field];
  }
  return Object.fromEntries(values);
};

test('whatever is left out is listed, in the order of the steps, and nothing else [SET-07]', () => {
  expect(missingOf(whole)).toEqual([]);
  fc.assert(
    fc.property(fc.subarray(parts), (left) => {
      // The register of health is asked of health alone.
      const isHealth = !left.some(([name]) => name === 'Atividade');
      const expected = left.filter(([name]) => isHealth || !name.includes('ERS'));
      expect(missingOf(without(left))).toEqual(expected.map(([name]) => name));
    }),
  );
});

test('a wrong NIPC is missing, and the contact stands in for address and e-mail [SET-07] [C-753]', () => {
  const legal = { ...whole.legal, nipc: undefined, address: undefined, email: undefined };
  const identity = { name: 'Nova', address: 'Rua 2', email: 'a@b.pt' };
  expect(missingOf({ ...whole, legal, identity })).toEqual(['NIPC']);
  const { legal: right, ...others } = v.parse(setupValuesSchema, whole);
  const mistyped = { ...others, legal: { ...right, nipc: '502448910' } };
  expect(missingFields(mistyped).map(({ name }) => name)).toEqual(['NIPC']);
  expect(missingOf({ ...whole, legal, identity: { ...identity, email: 'nenhum' } })).toEqual([
    'E-mail',
    'NIPC',
  ]);
});

test('without booking neither hours nor services nor experts are asked, and a bay does for an expert [SET-07] [C-757]', () => {
  const shop = { identity: whole.identity, legal: whole.legal, activity: whole.activity };
  expect(missingOf({ ...shop, modules: { scheduler_module: 'NONE' } })).toEqual([]);
  const bay = { ...whole, experts: {}, settings: { parallel_bookings: 1 } };
  expect(missingOf(bay)).toEqual([]);
});
