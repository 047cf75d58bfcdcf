// @vitest-environment happy-dom
import type { LiteVisit } from '@portal/contract/liteVisit';
import { addLocalItem } from '@portal/api/items/addLocalItem';
import { readLocalItems } from '@portal/api/items/readLocalItems';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import ItemsPanel from './ItemsPanel.tsx';

const visit: LiteVisit = {
  subjectId: 'A-1',
  hasEnded: false,
  isClient: true,
  hasAccount: false,
  itemsKey: 'items-of-a-link',
};

function addRenault(): void {
  const naming = { itemFields: [], itemTitleTemplate: '{brand}', itemSubtitleTemplate: '{plate}' };
  const specs = { brand: 'Renault', plate: 'AA-11-BB' };
  addLocalItem(localStorage, visit.itemsKey, specs, naming, '2026-06-15');
}

function open(lite: LiteVisit, confirms = true) {
  const shell = createTestPortal({ confirms, session: { mode: 'lite', subject: null, lite } });
  render(
    <Provider store={createStore()}>
      <TestShell test={shell} view={{ kind: 'panel', name: 'items', params: {} }}>
        <ItemsPanel />
      </TestShell>
    </Provider>,
  );
  return shell;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('each item of the device is shown with image, title and subtitle [ITM-03]', async () => {
  addRenault();
  open(visit);
  const row = (await screen.findByText('Renault')).closest('li');
  expect(row?.textContent).toContain('AA-11-BB');
  // The picture of its kind: photographs are of accounts.
  expect(row?.querySelector('svg')?.closest('button')).toBeNull();
});

test('a customer who is known gets the way to log in beside the items, and nothing is asked of the server [ITM-05] [LITE-06]', async () => {
  const shell = open(visit);
  const leave = vi.spyOn(shell.portal.overlays, 'liteRegister');
  fireEvent.click(await screen.findByRole('button', { name: 'Iniciar Sessão' }));
  await waitFor(() => expect(shell.shown).toContainEqual({ kind: 'liteRegister', text: '' }));
  // To the login at once, without being asked.
  expect(leave.mock.calls).toEqual([[{ directly: true }]]);
  expect(shell.requests.filter(({ path }) => path.startsWith('/items'))).toEqual([]);
});

test('somebody without account gets none [ITM-05]', async () => {
  open({ ...visit, isClient: false });
  await screen.findByText(/neste dispositivo|só aqui/i);
  expect(screen.queryByRole('button', { name: 'Iniciar Sessão' })).toBeNull();
});

test.each([true, false])(
  'removing an item of this device asks with Atenção first; whoever says %s [ITM-13]',
  async (confirms) => {
    addRenault();
    const shell = open(visit, confirms);
    const ask = vi.spyOn(shell.portal.overlays, 'confirm');
    const kept = () => readLocalItems(localStorage, visit.itemsKey).map(({ title }) => title);
    const button = await screen.findByRole('button', { name: /^Remover Renault/ });
    expect(kept()).toEqual(['Renault']);
    ask.mockImplementationOnce(async (question) => {
      // Nothing goes before the answer.
      expect([question.title, kept()]).toEqual(['Atenção', ['Renault']]);
      return confirms;
    });
    fireEvent.click(button);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    if (confirms) await waitFor(() => expect(screen.queryByText('Renault')).toBeNull());
    expect(kept()).toEqual(confirms ? [] : ['Renault']);
    expect(shell.sent).toEqual(confirms ? [{ name: 'item.changed', payload: { id: 'int1' } }] : []);
  },
);
