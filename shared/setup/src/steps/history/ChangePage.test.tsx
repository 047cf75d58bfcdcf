// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { ChangePage } from './ChangePage.tsx';

afterEach(cleanup);

const change = (id: string, of: object) => ({
  ...{ id, at: '2026-11-27T10:22:00Z', subject: null, field: null, before: null, after: null },
  ...{ by: { kind: 'owner', name: null, address: '203.0.113.7' }, ...of },
});

test('a change tells every value within it before and after [SET-22] [C-864]', async () => {
  const policy = { prepayment: 'percent', percent: 20, free_until_hours: 24 };
  const changes = [
    change('1', { area: 'legal', field: 'legal.email', before: 'a@b.pt', after: 'c@d.pt' }),
    change('2', {
      ...{ area: 'policy', field: 'policy' },
      ...{ before: policy, after: { ...policy, percent: 50 } },
    }),
    change('3', { area: 'services', subject: 'corte', after: { name: 'Corte' } }),
  ];
  render(
    <SetupTestShell answers={{ 'GET /history': () => ({ changes, next: null }) }}>
      <ChangePage cursor={undefined} isLast onMore={() => undefined} />
    </SetupTestShell>,
  );
  const rows = await screen.findAllByRole('listitem');
  const told = rows.map((row) =>
    [...row.querySelectorAll('p')].slice(1, -1).map((line) => line.textContent),
  );
  expect(told.map((lines) => lines.map((line) => line.replaceAll(/\s+/g, ' ')))).toEqual([
    ['Antes: a@b.pt Depois: c@d.pt'],
    ['Percentagem do preço Antes: 20 % Depois: 50 %'],
    ['Nome Antes: vazio Depois: Corte'],
  ]);
});

const tuesday = { weekday: 2, opens: '08:00', closes: '20:00' };
const policy = { prepayment: 'amount', amount_cents: 1250, free_until_hours: 24 };
const holiday = { from: '2026-12-25T00:00:00+00:00', to: '2026-12-26T00:00:00+00:00' };
const rule = {
  ...{ event: 'work.ready', lead_minutes: 1440, channels: ['push', 'sms'], words: 'Está pronto.' },
  ...{ position: 1, active: true },
};
const service = { name: 'Corte', duration_minutes: 30, payment_cents: 1800, capacity: 1 };

/** Rows as the tables write them, and what is read of each. */
const rows: [row: object, heading: string, told: string[]][] = [
  [
    { area: 'services', subject: 'corte', field: 'payment_cents', before: 1250, after: 1800 },
    'Serviços · Corte · Preço',
    ['Antes: 12,50 € Depois: 18,00 €'],
  ],
  [
    { area: 'services', subject: 'corte', after: service },
    'Serviços · Corte',
    [
      'Nome Antes: vazio Depois: Corte',
      'Duração Antes: vazio Depois: 30 min',
      'Preço Antes: vazio Depois: 18,00 €',
      'Lugares Antes: vazio Depois: 1',
    ],
  ],
  [
    { area: 'services', subject: 'corte', after: { expert: 'lia' } },
    'Serviços · Corte · Quem faz',
    ['Antes: vazio Depois: Lia Prado'],
  ],
  [
    { area: 'services', subject: 'corte', before: { expert: 'lia' } },
    'Serviços · Corte · Quem faz',
    ['Antes: Lia Prado Depois: vazio'],
  ],
  [
    { area: 'services', subject: 'corte', field: 'policy', after: policy },
    'Serviços · Corte · Regra de pré-pagamento',
    [
      'Pré-pagamento Antes: vazio Depois: Um valor',
      'Valor Antes: vazio Depois: 12,50 €',
      'Cancelar sem custos até quantas horas antes Antes: vazio Depois: 24 h',
    ],
  ],
  [{ area: 'hours', after: tuesday }, 'Horário', ['Terça Antes: vazio Depois: 08:00–20:00']],
  [
    { area: 'hours', subject: 'lia', before: { ...tuesday, expert: 'lia' } },
    'Horário · Lia Prado',
    ['Terça Antes: 08:00–20:00 Depois: vazio'],
  ],
  [
    { area: 'closures', subject: '9f1c', after: { ...holiday, reason: 'Natal' } },
    'Dias especiais',
    ['25 dez. 2026 Antes: Aberto Depois: Fechado: Natal'],
  ],
  [
    { area: 'closures', subject: '9f1c', before: { ...holiday, expert: 'lia' } },
    'Dias especiais',
    ['Lia Prado · 25 dez. 2026 Antes: Fechado Depois: Aberto'],
  ],
  [
    { area: 'settings', field: 'notice_minutes', before: 60, after: 30 },
    'Definições · Marcar até',
    ['Antes: 1 h Depois: 30 min'],
  ],
  [
    { area: 'settings', field: 'storage_cents_per_day', before: 750, after: 800 },
    'Definições · Valor por dia (€)',
    ['Antes: 7,50 € Depois: 8,00 €'],
  ],
  [
    { area: 'settings', field: 'code_above_cents', after: 50_000 },
    'Definições · Código para aprovar acima de',
    ['Antes: vazio Depois: 500,00 €'],
  ],
  [
    { area: 'legal', field: 'legal.email', before: 'a@b.pt', after: 'c@d.pt' },
    'Dados legais · E-mail legal',
    ['Antes: a@b.pt Depois: c@d.pt'],
  ],
  [
    { area: 'configuration', field: 'brand_color', before: '#112233', after: '#445566' },
    'Portal · Cor da casa',
    ['Antes: #112233 Depois: #445566'],
  ],
  [
    { area: 'configuration', field: 'vat', after: '502448911' },
    'Portal · NIF',
    ['Antes: vazio Depois: 502448911'],
  ],
  [
    { area: 'reminders', subject: '0fe1', after: rule },
    'Lembretes',
    [
      'Canais, por esta ordem Antes: vazio Depois: Aviso no dispositivo › SMS',
      'Texto Antes: vazio Depois: Está pronto.',
      'Lugar na ordem Antes: vazio Depois: 1',
    ],
  ],
  [
    { area: 'reminders', subject: 'r1', field: 'removed_at', after: '2026-12-01T09:30:00+00:00' },
    'Lembretes · Marcação a chegar · Retirado a',
    ['Antes: vazio Depois: 1 dez. 2026, 09:30'],
  ],
  [
    { area: 'keys', subject: 'Loja', after: { name: 'Loja', scope: 'read', key_hash: '•••' } },
    'Chaves · Loja',
    [
      'Nome Antes: vazio Depois: Loja',
      'O que pode fazer Antes: vazio Depois: Só ler',
      'Chave Antes: vazio Depois: •••',
    ],
  ],
];

test.each(rows)('a row of the tables, %o, reads as its owner knows it [C-864]', async (...one) => {
  const [row, heading, told] = one;
  const draftRule = {
    ...{ id: 'r1', event: 'appointment.upcoming', lead_minutes: 60, channels: ['sms'] },
    ...{ text: 'Até já.', active: true },
  };
  const values = {
    experts: { lia: { name: 'Lia Prado' } },
    services: { corte: { ...service, expert_ids: [] } },
    reminders: { rules: [draftRule] },
  };
  const changes = [change('1', row)];
  render(
    <SetupTestShell values={values} answers={{ 'GET /history': () => ({ changes, next: null }) }}>
      <ChangePage cursor={undefined} isLast onMore={() => undefined} />
    </SetupTestShell>,
  );
  const entry = await screen.findByRole('listitem');
  const lines = [...entry.querySelectorAll('p')].map((line) =>
    line.textContent.replaceAll(/\s+/g, ' '),
  );
  expect([lines[0], lines.slice(1, -1)]).toEqual([heading, expect.arrayContaining(told)]);
});
