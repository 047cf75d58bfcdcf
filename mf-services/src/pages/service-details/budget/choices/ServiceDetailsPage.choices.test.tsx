// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { aBudgetOfJobs, aJob, oil, wipers } from '../../../../testing/aBudgetOfJobs.ts';
import { detailsForEachTest, openDetails, refused, work } from '../../testing/openDetails.tsx';
import { keptChoicesAtom } from './keptChoicesAtom.ts';

detailsForEachTest();

const euros = (amount: string) => `${amount}\u00a0€`;
const TOTAL = 'POST /services/A-2/budget/total';
const answer = (total: number) => ({
  total,
  total_novat: total,
  total_discount: 0,
  deduction: 0,
  vat: [],
});
const group = (title: string) => screen.findByRole('group', { name: title });
const choose = async (title: string, words: string) =>
  fireEvent.click(within(await group(title)).getByRole('radio', { name: words }));
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const asked = (shell: ReturnType<typeof openDetails>) =>
  shell.requests.filter(({ path }) => path.endsWith('/budget/total')).map(({ body }) => body);
const dock = () => document.querySelector<HTMLElement>('[data-dock]');

function open(budget = aBudgetOfJobs(), total: () => unknown = () => answer(140.22)) {
  return openDetails('A-2', { answers: { ...work(budget), [TOTAL]: total } });
}

test('each undecided job is a group of three, named by its title, with none chosen; all can be approved at once [BUD-12]', async () => {
  const agreed = aJob({ id: 'j-0', title: 'Diagnóstico', state: 'approved' });
  const shell = open(aBudgetOfJobs({ jobs: [agreed, aJob(), oil, wipers] }));
  for (const title of ['Travões dianteiros', 'Mudança de óleo e filtro', 'Escovas limpa-vidros']) {
    const options = within(await group(title)).getAllByRole('radio');
    expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
      'Aprovar',
      'Recusar',
      'Mais tarde',
    ]);
  }
  expect(screen.queryByRole('group', { name: 'Diagnóstico' })).toBeNull();
  expect(chosen()).toEqual([]);
  expect(asked(shell)).toEqual([]);
  await choose('Mudança de óleo e filtro', 'Recusar');
  fireEvent.click(screen.getByRole('button', { name: 'Aprovar tudo' }));
  expect(chosen()).toEqual(['approved', 'approved', 'approved']);
  await waitFor(() =>
    expect(asked(shell).at(-1)).toEqual({
      version: 1,
      jobs: { 'j-1': 'approved', 'j-2': 'approved', 'j-3': 'approved' },
    }),
  );
});

test('sent before anything was chosen it says so and leads to the first job [BUD-12] [C-302]', async () => {
  const shell = open();
  const first = await group('Travões dianteiros');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar decisão' }));
  await waitFor(() => expect(document.activeElement?.closest('fieldset')).toBe(first));
  expect(shell.shown).toEqual([
    { kind: 'toast', text: 'Escolha primeiro o que quer fazer com um dos trabalhos.' },
  ]);
  expect(asked(shell)).toEqual([]);
});

test.each([
  ['declined', true, ['Travões dianteiros', 'Mudança de óleo e filtro']],
  ['later', true, ['Travões dianteiros', 'Mudança de óleo e filtro']],
  ['declined', false, ['Mudança de óleo e filtro']],
] as const)(
  'a job that was answered «%s» and that others need (%s) is asked again beside the one that waits: %j [BUD-12] [BUD-19] [C-305]',
  async (state, required, titles) => {
    open(aBudgetOfJobs({ jobs: [aJob({ required, state }), oil] }));
    await group('Mudança de óleo e filtro');
    const groups = screen.getAllByRole('group').filter((one) => one.querySelector('[type=radio]'));
    expect(groups).toEqual(titles.map((name) => screen.getByRole('group', { name })));
    for (const one of groups) expect(within(one).getAllByRole('radio')).toHaveLength(3);
    expect(chosen()).toEqual([]);
  },
);

test('every change asks for the total; until it comes it is being calculated and nothing can be sent [BUD-13]', async () => {
  let give: (value: unknown) => void = () => undefined;
  const shell = open(aBudgetOfJobs(), () => new Promise((resolve) => (give = resolve)));
  await choose('Travões dianteiros', 'Aprovar');
  const panel = within(dock() ?? document.body);
  expect(await panel.findByText('A calcular…')).toBeTruthy();
  const button = panel.getByRole<HTMLButtonElement>('button', { name: 'Aprovar 1 trabalho' });
  expect(button.disabled).toBe(true);
  await waitFor(() => expect(asked(shell)).toHaveLength(1));
  await act(async () => give(answer(140.22)));
  expect(await panel.findByText('140,22 €')).toBeTruthy();
  expect(button.disabled).toBe(false);
  await choose('Mudança de óleo e filtro', 'Mais tarde');
  expect(await panel.findByText('A calcular…')).toBeTruthy();
  expect(button.disabled).toBe(true);
  await waitFor(() => expect(asked(shell)).toHaveLength(2));
  expect(asked(shell).at(-1)).toEqual({
    version: 1,
    jobs: { 'j-1': 'approved', 'j-2': 'later' },
  });
  await act(async () => give(answer(140.22)));
  await waitFor(() => expect(button.disabled).toBe(false));
});

test('a total that is read once more after news stays, and can be sent meanwhile [BUD-13]', async () => {
  const shell = open();
  await choose('Travões dianteiros', 'Aprovar');
  expect(await screen.findByText('140,22 €')).toBeTruthy();
  shell.answer(TOTAL, () => new Promise(() => undefined));
  act(() => void shell.bus.emit('service.changed', { id: 'A-2' }));
  await waitFor(() => expect(asked(shell)).toHaveLength(2));
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Aprovar 1 trabalho' });
  expect(send.disabled).toBe(false);
  const question = vi.spyOn(shell.portal.overlays, 'confirm');
  fireEvent.click(send);
  await waitFor(() => expect(question).toHaveBeenCalledOnce());
});

test('a total that cannot be had is said, and asked for again where the customer says so [BUD-13] [C-302]', async () => {
  const shell = open(aBudgetOfJobs(), refused(500, {}));
  await choose('Travões dianteiros', 'Aprovar');
  expect(await screen.findByText('Não foi possível calcular o total.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Aprovar 1 trabalho' })).toBeNull();
  shell.answer(TOTAL, () => answer(140.22));
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Aprovar 1 trabalho' })).toBeTruthy();
  expect(asked(shell)).toHaveLength(2);
});

test('of a budget that was replaced no total is asked for again: the page follows it [BUD-16]', async () => {
  const shell = open(
    aBudgetOfJobs(),
    refused(409, { code: 'BUDGET_CHANGED', reason: 'BUDGET_CHANGED' }),
  );
  await group('Travões dianteiros');
  shell.answer('GET /services/A-2/', () =>
    aBudgetOfJobs({ version: 2, jobs: [aJob(), aJob({ id: 'j-4', title: 'Lâmpada' })] }),
  );
  await choose('Travões dianteiros', 'Aprovar');
  await group('Lâmpada');
  expect(await screen.findByRole('heading', { name: 'O que mudou' })).toBeTruthy();
  expect(chosen()).toEqual(['approved']);
});

test('the total of the choices is announced [BUD-14]', async () => {
  open();
  await choose('Travões dianteiros', 'Aprovar');
  const said = await screen.findByText('Total: 140,22 €');
  expect(said.closest('[aria-live="polite"]')).not.toBeNull();
});

test('what the others need is said before anything is sent, and nothing is sent without it [BUD-19]', async () => {
  const shell = open(aBudgetOfJobs({ jobs: [aJob({ required: true }), oil] }), () => answer(66.42));
  const words = 'Sem «Travões dianteiros» os outros trabalhos não podem ser feitos.';
  await group('Travões dianteiros');
  expect(screen.queryByText(words)).toBeNull();
  await choose('Mudança de óleo e filtro', 'Aprovar');
  expect((await screen.findByText(words)).closest('[role="status"]')).not.toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar 1 trabalho' }));
  await waitFor(() =>
    expect(document.activeElement?.closest('fieldset')).toBe(
      screen.getByRole('group', { name: 'Travões dianteiros' }),
    ),
  );
  expect(shell.shown).toEqual([]);
  await choose('Travões dianteiros', 'Aprovar');
  expect(screen.queryByText(words)).toBeNull();
});

test('the reason is asked once, at the first refusal, may be left out, and is said to be for all once there is another [BUD-21] [C-301]', async () => {
  open();
  await group('Travões dianteiros');
  expect(screen.queryByLabelText('Quer dizer porquê? (opcional)')).toBeNull();
  await choose('Escovas limpa-vidros', 'Recusar');
  const field = () => screen.getByLabelText('Quer dizer porquê? (opcional)');
  expect(field().closest('article')?.textContent).toContain('Escovas limpa-vidros');
  expect(screen.queryByText('Vale para todos os trabalhos que recusa.')).toBeNull();
  fireEvent.change(field(), { target: { value: 'Trato noutra altura' } });
  await choose('Mudança de óleo e filtro', 'Recusar');
  expect(field().closest('article')?.textContent).toContain('Mudança de óleo e filtro');
  expect(screen.getAllByText('Vale para todos os trabalhos que recusa.')).toHaveLength(1);
  expect(field()).toHaveProperty('value', 'Trato noutra altura');
});

test('choices and reason wait for whoever looks elsewhere, and come back after a reload [BUD-12] [C-238] [C-303]', async () => {
  const reason = () => screen.getByLabelText('Quer dizer porquê? (opcional)');
  open();
  await choose('Travões dianteiros', 'Recusar');
  fireEvent.change(reason(), { target: { value: 'Caro' } });
  cleanup();
  const shell = open();
  await group('Travões dianteiros');
  expect(chosen()).toEqual(['declined']);
  expect(reason()).toHaveProperty('value', 'Caro');
  expect(shell.shown).toEqual([]);
  dispatchEvent(new Event('pagehide'));
  cleanup();
  // A page that was loaded anew knows nothing but what the tab kept.
  getDefaultStore().set(keptChoicesAtom, {});
  open();
  await group('Travões dianteiros');
  await waitFor(() => expect(chosen()).toEqual(['declined']));
  expect(reason()).toHaveProperty('value', 'Caro');
});

test('what was chosen answers no other job: another price asks again, the rest stays chosen [BUD-17]', async () => {
  const shell = open();
  await choose('Travões dianteiros', 'Aprovar');
  await choose('Mudança de óleo e filtro', 'Mais tarde');
  await choose('Escovas limpa-vidros', 'Recusar');
  const dearer = aJob({ subtotal: 158.67 });
  const lamp = aJob({ id: 'j-4', title: 'Lâmpada', subtotal: 9.84 });
  shell.answer('GET /services/A-2/', () =>
    aBudgetOfJobs({ version: 2, jobs: [dearer, oil, lamp], total: 234.93 }),
  );
  act(() => void shell.bus.emit('service.changed', { id: 'A-2' }));
  await group('Lâmpada');
  expect(chosen()).toEqual(['later']);
  const card = (await screen.findByRole('heading', { name: 'O que mudou' })).closest('section');
  const rows = [...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    `Travões dianteirosAntes ${euros('140,22')}, agora ${euros('158,67')}${euros('158,67')}`,
    `LâmpadaNovo${euros('9,84')}`,
    `Escovas limpa-vidrosRetirado${euros('36,90')}`,
    `Total c/ IVAAntes ${euros('243,54')}, agora ${euros('234,93')}${euros('234,93')}`,
  ]);
  // Other work at the same price is another job to decide about.
  const otherOil = { ...oil, labour: [], materials: oil.labour };
  shell.answer('GET /services/A-2/', () =>
    aBudgetOfJobs({ version: 3, jobs: [dearer, otherOil, lamp], total: 234.93 }),
  );
  act(() => void shell.bus.emit('service.changed', { id: 'A-2' }));
  await waitFor(() => expect(chosen()).toEqual([]));
  const partly = aBudgetOfJobs({
    version: 3,
    jobs: [dearer, { ...oil, state: 'later' }, lamp],
    decision: {
      record_id: 'r-1',
      at: '2026-07-09T09:21:00.000Z',
      how: 'session',
      by: null,
      undo_until: null,
      contested: false,
      contest_until: null,
    },
  });
  shell.answer('GET /services/A-2/', () => partly);
  act(() => void shell.bus.emit('service.changed', { id: 'A-2' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'O que mudou' })).toBeNull());
});
