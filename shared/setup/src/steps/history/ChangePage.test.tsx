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
    change('2', { area: 'policy', before: policy, after: { ...policy, percent: 50 } }),
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
