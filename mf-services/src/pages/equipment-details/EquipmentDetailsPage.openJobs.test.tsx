// @vitest-environment happy-dom
import type { Item } from '@portal/api/items/item';
import type { OpenJob } from '@portal/api/work/budget/openJob';
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenScreen } from '../../testing/givenScreen.ts';
import EquipmentDetailsPage from './EquipmentDetailsPage.tsx';

const oil: OpenJob = {
  id: 'j-2',
  title: 'Mudança de óleo',
  urgency: 'soon',
  subtotal: 66.42,
  state: 'later',
  at: '2026-07-09T09:21:00.000Z',
  work_id: 'A-2',
  allow_decision: false,
  requested_at: null,
};
const item = (open_jobs?: OpenJob[]): Item => ({
  id: 'item-1',
  fo_id: null,
  title: 'Renault Mégane',
  subtitle: '45-XG-89',
  photo: null,
  image: null,
  read_specs: [],
  edit_specs: [],
  specs: {},
  open_jobs,
});

function open(jobs: OpenJob[], options: TestPortalOptions = {}) {
  const none = () => ({ works: [] });
  const shell = createTestPortal({
    ...options,
    answers: {
      'GET /items/item-1/': () => item(jobs),
      'GET /services/active': none,
      'GET /services/scheduled': none,
      'GET /services/completed': none,
      'GET /services/scheduled/history': none,
      ...options.answers,
    },
  });
  render(
    <TestShell
      test={shell}
      path="/equipment-details/item-1"
      view={{ kind: 'page', name: 'equipment-details', params: { id: 'item-1' } }}
    >
      <EquipmentDetailsPage />
    </TestShell>,
  );
  return shell;
}
const list = async () => {
  const title = await screen.findByRole('heading', { level: 2, name: 'Trabalhos por fazer' });
  return within(title.closest('section') ?? document.body);
};
const sent = (shell: ReturnType<typeof open>) =>
  shell.requests.filter(({ method }) => method === 'POST');

beforeEach(() => {
  givenScreen({ isDesktop: true });
  vi.useFakeTimers({ now: new Date('2026-07-20T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what was declined or put off stays on the item with title, urgency, price then and date; without any there is no list [BUD-28] [LIM-10]', async () => {
  open([oil, { ...oil, id: 'j-3', title: 'Escovas', urgency: 'whenever', state: 'declined' }]);
  const rows = (await list()).getAllByRole('listitem');
  const words = rows.map(({ firstChild, children }) => [
    firstChild?.textContent,
    children[1]?.textContent,
  ]);
  expect(words).toEqual([
    ['Mudança de óleoem breve', '66,42\u00a0€, a 09\u00a0jul.\u00a02026'],
    ['Escovasquando quiser', '66,42\u00a0€, a 09\u00a0jul.\u00a02026'],
  ]);
  cleanup();
  open([]);
  await screen.findByRole('heading', { level: 1, name: 'Renault Mégane' });
  expect(screen.queryByRole('heading', { name: 'Trabalhos por fazer' })).toBeNull();
});

test('while its budget is valid the decision is reviewed at the work [BUD-28]', async () => {
  open([{ ...oil, allow_decision: true }]);
  const review = (await list()).getByRole('link', { name: 'Rever decisão: Mudança de óleo' });
  expect(review.getAttribute('href')).toBe('/client/service-details/A-2?s=I&t=0&review=t');
  expect(screen.queryByRole('button', { name: /^Pedir este trabalho/ })).toBeNull();
});

test('afterwards it is asked for, once in 24 hours [BUD-28]', async () => {
  const shell = open([oil], {
    answers: { 'POST /items/item-1/jobs/j-2/request': () => ({ message: 'OK' }) },
  });
  const name = 'Pedir este trabalho: Mudança de óleo';
  const button = (await list()).getByRole('button', { name });
  shell.answer('GET /items/item-1/', () =>
    item([{ ...oil, requested_at: '2026-07-20T10:00:00.000Z' }]),
  );
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Pedido enviado a 20 jul. 2026, às 11:00.')).toBeTruthy();
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(sent(shell)).toHaveLength(1);
  expect(sent(shell)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  expect(shell.shown).toEqual([{ kind: 'toast', text: 'Pedido enviado.' }]);
  cleanup();
  open([{ ...oil, requested_at: '2026-07-19T10:00:00.000Z' }]);
  expect((await list()).getByRole('button', { name })).toBeTruthy();
});

test.each([
  [/^Pedir este trabalho/, 'request'],
  [/^Já não preciso/, 'hide'],
])(
  'a change of a job (%s) that is refused says why in general terms, whatever it is, and the item stays [BUD-28] [ERR-11] [ERR-12] [ERR-13] [ERR-14] [C-591]',
  async (name, change) => {
    const call = `POST /items/item-1/jobs/j-2/${change}`;
    const shell = open([oil]);
    const info = vi.spyOn(shell.portal.overlays, 'info');
    const button = (await list()).getByRole('button', { name });
    for (const status of [404, 409, 406, 400, 500]) {
      const body = `Do servidor: ${status}`;
      shell.answer(call, () => Response.json({ message: body }, { status }));
      fireEvent.click(button);
      const said = { title: 'Pedido Sem Sucesso', body };
      await waitFor(() => expect(info).toHaveBeenLastCalledWith(said));
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    }
    expect(info).toHaveBeenCalledTimes(5);
    expect(shell.visited).toEqual([]);
  },
);

test('a refused request says why [BUD-28]', async () => {
  const shell = open([oil], {
    answers: {
      'POST /items/item-1/jobs/j-2/request': () =>
        Response.json({ message: 'Já pediu este trabalho.' }, { status: 409 }),
    },
  });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  fireEvent.click((await list()).getByRole('button', { name: /^Pedir este trabalho/ }));
  await waitFor(() => expect(info).toHaveBeenCalledTimes(1));
  expect(info.mock.lastCall?.[0]).toMatchObject({ body: 'Já pediu este trabalho.' });
  expect(shell.visited).toEqual([]);
});

test('what is not needed any more goes off the list after a question [BUD-28]', async () => {
  const other = { ...oil, id: 'j-3', title: 'Escovas' };
  const shell = open([oil, other], {
    confirms: false,
    answers: { 'POST /items/item-1/jobs/j-2/hide': () => ({ message: 'OK' }) },
  });
  const hide = (await list()).getByRole('button', { name: 'Já não preciso: Mudança de óleo' });
  fireEvent.click(hide);
  await waitFor(() =>
    expect(shell.shown).toEqual([{ kind: 'confirm', text: 'Retirar da lista?' }]),
  );
  expect(sent(shell)).toEqual([]);
  // The answer has arrived: until then a second press is none.
  await act(async () => undefined);
  shell.switchTo({ confirms: true });
  shell.answer('GET /items/item-1/', () => item([other]));
  fireEvent.click(hide);
  await waitFor(() => expect(screen.queryByText('Mudança de óleo')).toBeNull());
  expect(sent(shell).map(({ path }) => path)).toEqual(['/items/item-1/jobs/j-2/hide']);
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Trabalhos por fazer' }),
    ),
  );
});
