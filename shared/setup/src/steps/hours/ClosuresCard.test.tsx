// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SetupClosure } from '@portal/api/setup/setupValues';
import { afterEach, expect, test } from 'vitest';
import type { DraftStore } from '../../draft/createDraftStore.ts';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { ClosuresCard } from './ClosuresCard.tsx';

afterEach(cleanup);

function listed(closures: SetupClosure[], timeZone?: string) {
  const stores: DraftStore[] = [];
  render(
    <SetupTestShell
      values={{ hours: { closures }, experts: { ana: { name: 'Ana', position: 1 } } }}
      answers={{
        'PATCH /draft': () => ({ revision: 2, changed_at: null, missing: [], differs: true }),
      }}
      timeZone={timeZone}
      onStore={(made) => stores.push(made)}
    >
      <ClosuresCard />
    </SetupTestShell>,
  );
  return () => stores[0]?.read().values.hours.closures;
}
const rows = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('span')?.textContent.replaceAll('\u00a0', ' '));

test('each closure says its days or hours, and whose it is, also where it is taken away [SET-14] [C-913]', () => {
  const closures = listed([
    {
      ...{ from: '2027-07-31T23:00:00.000Z', to: '2027-08-15T23:00:00.000Z' },
      ...{ expert_id: 'ana', reason: 'Férias' },
    },
    { from: '2027-12-24T12:00:00.000Z', to: '2027-12-25T00:00:00.000Z', reason: 'Véspera' },
    { from: '2027-12-25T00:00:00.000Z', to: '2027-12-26T00:00:00.000Z', reason: 'Natal' },
  ]);
  expect(rows()).toEqual([
    'Ana · 1 ago. 2027 a 15 ago. 2027 · Férias',
    '24 dez. 2027, 12:00 a 25 dez. 2027, 00:00 · Véspera',
    'sábado, 25 de dezembro · Natal',
  ]);
  const name = 'Reabrir: Ana · 1\u00a0ago.\u00a02027 a 15\u00a0ago.\u00a02027';
  fireEvent.click(screen.getByRole('button', { name }));
  expect(closures()?.map(({ reason }) => reason)).toEqual(['Véspera', 'Natal']);
});

test('days are those of the provider’s clock [SET-14] [C-105] [C-913]', () => {
  listed(
    [{ from: '2027-08-15T00:00:00.000Z', to: '2027-08-16T00:00:00.000Z', reason: 'Assunção' }],
    'Atlantic/Azores',
  );
  expect(rows()).toEqual(['domingo, 15 de agosto · Assunção']);
});
