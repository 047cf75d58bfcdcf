import fc from 'fast-check';
import { expect, test } from 'vitest';
import { innerChanges } from './innerChanges.ts';

const experts = new Map([['rui', 'Rui Sá']]);
const LISBON = 'Europe/Lisbon';
const told = (field: string, before: unknown, after: unknown, zone = LISBON) =>
  innerChanges(field, before, after, experts, zone).map((change) =>
    [change.place, change.before, change.after].map((words) => words.replaceAll('\u00a0', ' ')),
  );
const service = {
  ...{ name: 'Revisão', duration_minutes: 60, payment: 45, expert_ids: ['rui'], position: 1 },
  ...{ policy: null, capacity: 1, is_group: false },
};
const rules = { free_until_hours: 24, late_percent: 50, no_show_percent: 100 };

test('of a service each value that is another one is told before and after [SET-20] [C-864]', () => {
  expect(told('revisao', service, { ...service, payment: 50, duration_minutes: 90 })).toEqual([
    ['Duração', '60 min', '90 min'],
    ['Preço', '45,00 €', '50,00 €'],
  ]);
  const policy = { prepayment: 'percent', value: 30, ...rules };
  expect(told('revisao', service, { ...service, expert_ids: [], position: 3, policy })).toEqual([
    ['Quem faz', 'Rui Sá', 'vazio'],
    ['Lugar na ordem', '1', '3'],
    ['Regra de pré-pagamento · Pré-pagamento', 'vazio', 'Uma percentagem'],
    ['Regra de pré-pagamento · Cancelar sem custos até quantas horas antes', 'vazio', '24 h'],
    ['Regra de pré-pagamento · Fica retido depois (% do pré-pagamento)', 'vazio', '50 %'],
    ['Regra de pré-pagamento · Fica retido se faltar (% do pré-pagamento)', 'vazio', '100 %'],
    ['Regra de pré-pagamento · Percentagem do preço', 'vazio', '30 %'],
  ]);
});

test('what is new shows its values after nothing, what goes shows what it was [SET-20] [C-864]', () => {
  const lavagem = { name: 'Lavagem', duration_minutes: 30, payment: null, expert_ids: [] };
  const values = [
    ['Nome', 'Lavagem'],
    ['Duração', '30 min'],
  ];
  expect(told('lavagem', null, lavagem)).toEqual(values.map(([place, of]) => [place, 'vazio', of]));
  expect(told('lavagem', lavagem, null)).toEqual(values.map(([place, of]) => [place, of, 'vazio']));
  expect(told('name', 'Ginásio Novo', 'Ginásio Forte')).toEqual([
    ['', 'Ginásio Novo', 'Ginásio Forte'],
  ]);
  expect(told('website', null, '')).toEqual([]);
});

test('a policy that becomes another kind tells euros and percent as what they are [SET-20] [C-864]', () => {
  const percent = { prepayment: 'percent', value: 20, ...rules };
  expect(told('policy', percent, { prepayment: 'amount', value: 20, ...rules })).toEqual([
    ['Pré-pagamento', 'Uma percentagem', 'Um valor'],
    ['Percentagem do preço', '20 %', 'vazio'],
    ['Valor', 'vazio', '20,00 €'],
  ]);
});

test('opening hours are told day by day, those of an expert beside those of the house [SET-20] [C-864]', () => {
  const at = (weekday: number, opens: string, closes: string, of?: string) => ({
    ...{ weekday, opens, closes, ...(of !== undefined && { expert_id: of }) },
  });
  const before = [at(1, '09:00', '13:00'), at(1, '14:00', '18:00'), at(2, '09:00', '18:00')];
  const after = [at(1, '14:00', '19:00'), at(1, '09:00', '13:00'), at(6, '10:00', '12:00')];
  expect(told('hours', before, after)).toEqual([
    ['Segunda', '09:00–13:00, 14:00–18:00', '09:00–13:00, 14:00–19:00'],
    ['Terça', '09:00–18:00', 'Fechado'],
    ['Sábado', 'Fechado', '10:00–12:00'],
  ]);
  expect(told('hours', before, before.toReversed())).toEqual([]);
  expect(told('hours', null, [at(3, '09:00', '24:00', 'rui')])).toContainEqual([
    ...['Rui Sá · Quarta', 'como a casa', '09:00–24:00'],
  ]);
});

test('whole days are those of the provider’s clock [SET-20] [C-105]', () => {
  const day = { from: '2026-12-25T01:00:00Z', to: '2026-12-26T01:00:00Z', reason: 'Natal' };
  expect(told('closures', [], [day], 'Atlantic/Azores')).toEqual([
    ['25 dez. 2026', 'Aberto', 'Fechado: Natal'],
  ]);
});

test('closures are told by their days and reasons [SET-20] [C-864]', () => {
  const christmas = { from: '2026-12-25T00:00:00Z', to: '2026-12-26T00:00:00Z', reason: 'Natal' };
  const summer = { from: '2026-08-02T23:00:00Z', to: '2026-08-16T23:00:00Z' };
  const lunch = { from: '2026-12-24T12:00:00Z', to: '2026-12-24T15:00:00Z', expert_id: 'rui' };
  expect(
    told('closures', [christmas, lunch], [{ ...christmas, reason: 'Fim do ano' }, summer]),
  ).toEqual([
    ['3 ago. 2026 a 16 ago. 2026', 'Aberto', 'Fechado'],
    ['Rui Sá · 24 dez. 2026, 12:00 a 24 dez. 2026, 15:00', 'Fechado', 'Aberto'],
    ['25 dez. 2026', 'Fechado: Natal', 'Fechado: Fim do ano'],
  ]);
});

test('rules of reminders are found again by their id, and told by what they are about [SET-20] [C-864]', () => {
  const rule = {
    ...{ id: 'r1', event: 'appointment.upcoming', lead_minutes: 1440 },
    ...{ channels: ['push', 'sms'], text: 'Até amanhã.', active: true },
  };
  const late = { ...rule, id: 'r2', event: 'budget.waiting', text: 'Já viu?' };
  expect(
    told('rules', [rule, late], [late, { ...rule, text: 'Até já.', channels: ['sms', 'push'] }]),
  ).toEqual([
    [
      ...['Marcação a chegar, 1 dia antes · Canais, por esta ordem'],
      ...['Aviso no dispositivo › SMS', 'SMS › Aviso no dispositivo'],
    ],
    ['Marcação a chegar, 1 dia antes · Texto', 'Até amanhã.', 'Até já.'],
    [
      'Ordem',
      'Marcação a chegar, 1 dia antes, Orçamento à espera, 1 dia depois',
      'Orçamento à espera, 1 dia depois, Marcação a chegar, 1 dia antes',
    ],
  ]);
  expect(told('rules', [rule, late], [rule, { ...late, lead_minutes: 0 }])).toEqual([
    ['Orçamento à espera, no momento · Espera', '1 dia', 'no momento'],
  ]);
});

test.each([
  ['storage_fee', null, { hours: 48, euros_per_day: 7.5, vat: 'plus' }, 'Acresce'],
  ['withdrawal', { right: 'applies' }, { right: 'excluded', reason: 'Saúde.' }, 'Saúde.'],
  ['payment_methods', [], ['MB', 'MBWAY'], 'Multibanco, MB WAY'],
  ['client_labels', ['Cliente', 'Clientes'], ['Cliente', 'Utentes'], 'Utentes'],
  ['scheduler_module', 'FULL', 'NONE', 'não'],
  ['vertical', 'auto', 'health', 'Clínica'],
  ['terms', '', 'Condições longas.', 'Condições longas.'],
  ['sms_price', 0.045, 0.046, '0,046 €'],
  [
    'edit_item_fields',
    [],
    [{ name: 'cor', label: 'Cor', type: 'inputselect', position: 1 }],
    'Lista de escolhas',
  ],
])('%s is told in words, not in codes [SET-20] [C-864]', (field, before, after, words) => {
  expect(told(field, before, after).map(([, , now]) => now)).toContain(words);
});

/** Values within values, without lists; keys that are no field of the draft, so that each is told by its own name. */
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const keys = fc.constantFrom('aa', 'bb', 'cc');
const { tree } = fc.letrec((tie) => ({
  tree: fc.dictionary(keys, fc.oneof({ maxDepth: 3 }, leaf, tie('tree')), { maxKeys: 3 }),
}));

/** Its values by where they stand. */
function leavesOf(value: unknown, place: readonly string[] = []): [string, unknown][] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [[place.join(' · '), value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...place, key]));
}

test('no value that differs is lost, and none that is equal is told [SET-20] [C-864]', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
      const expected = [...new Set([...old.keys(), ...now.keys()])].filter(
        (place) => old.get(place) !== now.get(place),
      );
      const changes = innerChanges('x', before, after, experts, LISBON);
      // A value in the place of what held others is told by itself, beside what they were.
      expect([...new Set(changes.map(({ place }) => place))].toSorted()).toEqual(
        expected.toSorted(),
      );
    }),
    { numRuns: 500 },
  );
});

test('of a list of records no entry that differs is lost, however it moved [SET-20] [C-864]', () => {
  const fields = fc.uniqueArray(
    fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), position: fc.nat(3) }),
    { selector: ({ name }) => name },
  );
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const places = innerChanges('edit_item_fields', before, after, experts, LISBON).map(
        ({ place }) => place,
      );
      for (const name of ['a', 'b', 'c', 'd']) {
        const [was, is] = [before, after].map((list) => list.find((one) => one.name === name));
        expect(places.includes(`${name} · Lugar na ordem`)).toBe(was?.position !== is?.position);
        expect(places.includes(`${name} · Nome`)).toBe((was === undefined) !== (is === undefined));
      }
      const stayed = (list: typeof before, other: typeof before) =>
        list.map(({ name }) => name).filter((name) => other.some((one) => one.name === name));
      expect(places.includes('Ordem')).toBe(
        stayed(before, after).join('') !== stayed(after, before).join(''),
      );
    }),
  );
});
