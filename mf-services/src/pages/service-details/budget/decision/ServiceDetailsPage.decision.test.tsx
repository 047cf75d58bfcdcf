// @vitest-environment happy-dom
import type { BudgetVersion } from '@portal/api/work/budget/budget';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  aBudgetOfJobs,
  aBudgetOfLines,
  aBudgetVersion,
  aJob,
  oil,
  wipers,
} from '../../../../testing/aBudgetOfJobs.ts';
import { detailsForEachTest, openDetails, refused, work } from '../../testing/openDetails.tsx';

detailsForEachTest();

const euros = (amount: string) => `${amount}\u00a0€`;
const TOTAL = 'POST /services/A-2/budget/total';
const DECISION = 'POST /services/A-2/budget/decision';
const totals = (total: number, deduction = 0) => ({
  total,
  total_novat: total,
  total_discount: 0,
  deduction,
  vat: [],
});
const decided = (budget = aBudgetVersion({ state: 'decided' })) => ({
  message: 'OK',
  budget,
  total: totals(budget.total),
  undo_until: null,
  record_id: 'r-1',
});

function open(budget = aBudgetOfJobs(), answers: object = {}, more: object = {}) {
  return openDetails('A-2', {
    answers: {
      ...work(budget),
      [TOTAL]: () => totals(140.22),
      [DECISION]: () => decided(),
      ...answers,
    },
    ...more,
  });
}
type Shell = ReturnType<typeof openDetails>;
const choose = async (title: string, words: string) =>
  fireEvent.click(
    within(await screen.findByRole('group', { name: title })).getByRole('radio', { name: words }),
  );
/** The button once the total is known. */
const enabled = async (name: string) => {
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false),
  );
  return screen.getByRole('button', { name });
};
const press = async (name: string) => {
  const button = await enabled(name);
  fireEvent.click(button);
  fireEvent.click(button);
};
const sent = (shell: Shell) => shell.requests.filter(({ path }) => path.endsWith('/decision'));
const toasts = (shell: Shell) =>
  shell.shown.filter(({ kind }) => kind === 'toast').map(({ text }) => text);
/** Whether the shell was told that the customer has decided, after which it may offer notices (REM-14). */
const toldOfDecision = (shell: Shell) =>
  shell.sent.some(({ payload }) => Reflect.get(Object(payload), 'decided') === true);
/** What the shell was asked to ask. */
const question = (shell: Shell) => vi.spyOn(shell.portal.overlays, 'confirm');

test('before some jobs are approved each is repeated with the total and the terms, and the button says that it obliges to pay [BUD-12] [BUD-22] [BUD-34] [C-302] [LIM-10]', async () => {
  const shell = open(aBudgetOfJobs({ payment_terms: 'No levantamento' }), {
    [TOTAL]: () => totals(206.64),
  });
  const confirm = question(shell);
  await choose('Travões dianteiros', 'Aprovar');
  await choose('Mudança de óleo e filtro', 'Aprovar');
  await press('Aprovar 2 trabalhos');
  await waitFor(() => expect(sent(shell)).toHaveLength(1));
  expect(confirm.mock.calls).toEqual([
    [
      {
        title: 'Aprovar 2 trabalhos?',
        figure: euros('206,64'),
        content: [
          { label: 'Travões dianteiros', value: euros('140,22') },
          { label: 'Mudança de óleo e filtro', value: euros('66,42') },
        ],
        body: [
          'Pagamento: No levantamento',
          'Auto Mirante começa o trabalho logo que aprovar.',
          'Fica 1 trabalho por decidir.',
        ].join('\n'),
        confirmLabel: `Aprovar com obrigação de pagar ${euros('206,64')}`,
        cancelLabel: 'Ainda não',
        signal: expect.any(AbortSignal),
      },
    ],
  ]);
  expect(sent(shell)[0]?.body).toEqual({
    version: 1,
    jobs: { 'j-1': 'approved', 'j-2': 'approved' },
    total: 206.64,
    texts: [
      'Aprovar 2 trabalhos?',
      expect.stringContaining('Fica 1 trabalho por decidir.'),
      `Aprovar com obrigação de pagar ${euros('206,64')}`,
    ],
  });
  await waitFor(() => expect(toldOfDecision(shell)).toBe(true));
});

test('a job alone has its own words; all of them are the budget [BUD-12] [BUD-22] [C-302]', async () => {
  const shell = open(
    aBudgetOfJobs({ jobs: [aJob(), oil] }),
    {
      [TOTAL]: ({ body }: { body?: unknown }) =>
        totals(JSON.stringify(body).includes('"j-2":"approved"') ? 206.64 : 140.22),
    },
    { confirms: false },
  );
  const confirm = question(shell);
  await choose('Travões dianteiros', 'Aprovar');
  await press('Aprovar 1 trabalho');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(confirm.mock.lastCall?.[0].title).toBe('Aprovar 1 trabalho?');
  await choose('Mudança de óleo e filtro', 'Aprovar');
  await press('Aprovar orçamento');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
  expect(confirm.mock.lastCall?.[0]).toMatchObject({
    title: 'Aprovar este orçamento?',
    figure: euros('206,64'),
    content: [
      { label: 'Travões dianteiros', value: euros('140,22') },
      { label: 'Mudança de óleo e filtro', value: euros('66,42') },
    ],
    confirmLabel: `Aprovar com obrigação de pagar ${euros('206,64')}`,
    cancelLabel: 'Ainda não',
  });
  expect(sent(shell)).toEqual([]);
});

test('a cent obliges to pay [BUD-22] [BUD-23]', async () => {
  const shell = open(aBudgetOfJobs(), { [TOTAL]: () => totals(0.01) }, { confirms: false });
  const confirm = question(shell);
  await choose('Travões dianteiros', 'Aprovar');
  await press('Aprovar 1 trabalho');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(confirm.mock.lastCall?.[0].confirmLabel).toBe(
    `Aprovar com obrigação de pagar ${euros('0,01')}`,
  );
});

test('an older shell gets the jobs as words [BUD-22]', async () => {
  const shell = open();
  Object.assign(shell.portal, { contract: '1.2.0' });
  const confirm = question(shell);
  await choose('Travões dianteiros', 'Aprovar');
  await press('Aprovar 1 trabalho');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(confirm.mock.lastCall?.[0]).not.toHaveProperty('content');
  expect(confirm.mock.lastCall?.[0].body).toMatch(/^Travões dianteiros: 140,22\u00a0€\n\n/);
});

test('what costs nothing obliges to nothing, and refusals are sent as a decision [BUD-12] [BUD-23] [C-302] [BUD-22]', async () => {
  const free = open(aBudgetOfJobs(), { [TOTAL]: () => totals(0) }, { confirms: false });
  const confirm = question(free);
  await choose('Travões dianteiros', 'Aprovar');
  await press('Aprovar 1 trabalho');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(confirm.mock.lastCall?.[0].confirmLabel).toBe('Aprovar orçamento');
  await choose('Travões dianteiros', 'Recusar');
  await press('Enviar decisão');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
  expect(confirm.mock.lastCall?.[0]).toMatchObject({
    title: 'Enviar a decisão?',
    confirmLabel: 'Enviar decisão',
    cancelLabel: 'Ainda não',
    figure: undefined,
    content: [{ label: 'Travões dianteiros', value: 'Recusado' }],
  });
  await choose('Mudança de óleo e filtro', 'Mais tarde');
  await press('Enviar decisão');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(3));
  expect(confirm.mock.lastCall?.[0]).toMatchObject({
    ...{ title: 'Enviar a decisão?', confirmLabel: 'Enviar decisão' },
    content: [{ value: 'Recusado' }, { label: 'Mudança de óleo e filtro', value: 'Mais tarde' }],
  });
});

test.each([
  [0, 'Aprovar orçamento'],
  [0.01, 'Aprovar com obrigação de pagar 0,01\u00a0€'],
])('a budget of lines at %d € is approved by «%s» [BUD-23]', async (total, confirmLabel) => {
  const budget = aBudgetOfLines({ total, total_novat: total }, { total, total_novat: total });
  const shell = open(budget, { [TOTAL]: () => totals(total) }, { confirms: false });
  const confirm = question(shell);
  await press('Aprovar orçamento');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(confirm.mock.lastCall?.[0]).toMatchObject({
    ...{ title: 'Aprovar este orçamento?', confirmLabel },
  });
});

test('what is left to decide is not decided, an empty reason is none, and a written one goes along; the next visit finds neither [BUD-12] [BUD-20] [BUD-21] [C-303]', async () => {
  const shell = open(aBudgetOfJobs(), { [TOTAL]: () => totals(0) });
  await choose('Travões dianteiros', 'Recusar');
  fireEvent.change(screen.getByLabelText('Quer dizer porquê? (opcional)'), {
    target: { value: '  ' },
  });
  await press('Enviar decisão');
  await waitFor(() => expect(toasts(shell)).toEqual(['Decisão enviada.']));
  expect(sent(shell)[0]?.body).toEqual({
    ...{ version: 1, jobs: { 'j-1': 'declined' }, total: 0 },
    texts: expect.arrayContaining(['Enviar a decisão?', 'Enviar decisão']),
  });
  await choose('Escovas limpa-vidros', 'Recusar');
  expect(screen.getByLabelText('Quer dizer porquê? (opcional)')).toHaveProperty('value', '');
  fireEvent.change(screen.getByLabelText('Quer dizer porquê? (opcional)'), {
    target: { value: ' Caro ' },
  });
  await press('Enviar decisão');
  await waitFor(() => expect(sent(shell)).toHaveLength(2));
  expect(sent(shell)[1]?.body).toMatchObject({ jobs: { 'j-3': 'declined' }, reason: 'Caro' });
  await waitFor(() => expect(toasts(shell)).toHaveLength(2));
  cleanup();
  open();
  await screen.findByRole('group', { name: 'Travões dianteiros' });
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  expect(screen.queryByLabelText('Quer dizer porquê? (opcional)')).toBeNull();
});

test.each([
  [['approved', 'approved', 'approved'], 'Orçamento aprovado.'],
  [['approved', 'declined', 'undecided'], 'Decisão enviada.'],
] as const)('after %s it says «%s» where the new state stands [BUD-24]', async (states, words) => {
  const jobs = [aJob(), oil, wipers].map((job, index) => ({
    ...job,
    state: states[index] ?? ('later' as const),
  }));
  const after = aBudgetVersion({ state: 'decided', jobs });
  const shell = open(aBudgetOfJobs(), { [DECISION]: () => decided(after) });
  await choose('Travões dianteiros', 'Aprovar');
  const button = await enabled('Aprovar 1 trabalho');
  shell.answer('GET /services/A-2/', () =>
    aBudgetOfJobs({ state: 'decided', jobs }, { state: { bars: 3, name: 'Em curso' } }),
  );
  fireEvent.click(button);
  await waitFor(() => expect(toasts(shell)).toEqual([words]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Em curso' })).toBe(
    document.activeElement,
  );
});

test('a decision that was lost on the way is repeated as the same one; another is another [BUD-15]', async () => {
  const shell = open(aBudgetOfJobs(), { [DECISION]: refused(503, {}) });
  await choose('Travões dianteiros', 'Aprovar');
  await press('Aprovar 1 trabalho');
  await waitFor(() => expect(shell.shown.some(({ kind }) => kind === 'info')).toBe(true));
  await press('Aprovar 1 trabalho');
  await waitFor(() => expect(sent(shell)).toHaveLength(2));
  shell.answer(DECISION, () => decided());
  await choose('Mudança de óleo e filtro', 'Mais tarde');
  await press('Aprovar 1 trabalho');
  await waitFor(() => expect(sent(shell)).toHaveLength(3));
  const [first, second, third] = sent(shell).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a budget that changed meanwhile is not decided; the difference is told job by job and what did not change stays chosen [BUD-16] [BUD-17]', async () => {
  const dearer = aJob({ subtotal: 158.67 });
  const lamp = aJob({ id: 'j-4', title: 'Lâmpada', subtotal: 9.84 });
  const difference = {
    lines: { added: [], removed: [], changed: [] },
    added: [lamp],
    removed: [wipers],
    changed: [{ id: 'j-1', title: 'Travões dianteiros', before: 140.22, after: 158.67 }],
    total_before: 243.54,
    total_after: 234.93,
  };
  const shell = open(aBudgetOfJobs(), {
    [DECISION]: refused(409, {
      code: 'BUDGET_CHANGED',
      reason: 'BUDGET_CHANGED',
      message: 'Auto Mirante alterou o orçamento depois de o abrir. Nada foi aprovado.',
      difference,
    }),
  });
  const warn = vi.spyOn(shell.portal.overlays, 'warn');
  await choose('Travões dianteiros', 'Aprovar');
  await choose('Mudança de óleo e filtro', 'Mais tarde');
  const button = await enabled('Aprovar 1 trabalho');
  shell.answer('GET /services/A-2/', () =>
    aBudgetOfJobs({ version: 2, jobs: [dearer, oil, lamp], total: 234.93 }),
  );
  fireEvent.click(button);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn.mock.lastCall?.[0]).toMatchObject({
    title: 'O orçamento mudou',
    body: [
      'Auto Mirante alterou o orçamento depois de o abrir. Nada foi aprovado.',
      '',
      'Travões dianteiros',
      `Antes ${euros('140,22')}, agora ${euros('158,67')}`,
      `Novo: Lâmpada, ${euros('9,84')}`,
      `Retirado: Escovas limpa-vidros, ${euros('36,90')}`,
      `Total: antes ${euros('243,54')}, agora ${euros('234,93')}`,
    ].join('\n'),
  });
  await screen.findByRole('group', { name: 'Lâmpada' });
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['later']);
  expect(toasts(shell)).toEqual([]);
});

test('another total than the shown one is said, and asked for again [BUD-18]', async () => {
  const shell = open(aBudgetOfJobs(), {
    [DECISION]: refused(409, { reason: 'TOTAL_CHANGED', title: 'Aviso', message: 'Mudou.' }),
  });
  await choose('Travões dianteiros', 'Aprovar');
  const button = await enabled('Aprovar 1 trabalho');
  shell.answer(TOTAL, () => totals(150));
  fireEvent.click(button);
  await waitFor(() => expect(shell.shown).toContainEqual({ kind: 'info', text: 'Aviso' }));
  expect((await screen.findAllByText('150,00 €')).length).toBeGreaterThan(0);
  expect(toasts(shell)).toEqual([]);
  expect(toldOfDecision(shell)).toBe(false);
});

test('a budget of one job is approved with one button and one question [BUD-11] [BUD-22] [DET-35]', async () => {
  const lines = aBudgetOfLines();
  const after = aBudgetVersion({ state: 'decided', jobs: [aJob({ state: 'approved' })] });
  const shell = open(lines, { [DECISION]: () => decided(after) });
  const confirm = question(shell);
  expect(screen.queryByRole('radio')).toBeNull();
  await press('Aprovar orçamento');
  await waitFor(() => expect(toasts(shell)).toEqual(['Orçamento aprovado.']));
  expect(confirm.mock.calls).toEqual([
    [
      {
        title: 'Aprovar este orçamento?',
        figure: euros('184,50'),
        content: [],
        body: 'Auto Mirante começa o trabalho logo que aprovar.',
        confirmLabel: `Aprovar com obrigação de pagar ${euros('184,50')}`,
        cancelLabel: 'Ainda não',
        signal: expect.any(AbortSignal),
      },
    ],
  ]);
  expect(sent(shell).map(({ body }) => body)).toEqual([
    {
      ...{ version: 1, jobs: { lines: 'approved' }, total: 184.5 },
      texts: expect.arrayContaining(['Aprovar este orçamento?']),
    },
  ]);
  expect(shell.requests.some(({ path }) => path.endsWith('/approve'))).toBe(false);
});

test('one job that was posted as a job is approved by the same button, question and words [BUD-11] [C-300]', async () => {
  const only = aBudgetOfJobs({ jobs: [aJob()], total: 140.22, total_novat: 114 });
  const after = aBudgetVersion({ state: 'decided', jobs: [aJob({ state: 'approved' })] });
  const shell = open(only, { [DECISION]: () => decided(after) });
  const confirm = question(shell);
  await screen.findByRole('button', { name: 'Recusar ou decidir mais tarde' });
  expect(screen.queryByRole('radio')).toBeNull();
  await press('Aprovar orçamento');
  await waitFor(() => expect(toasts(shell)).toEqual(['Orçamento aprovado.']));
  expect(confirm).toHaveBeenCalledOnce();
  expect(confirm.mock.lastCall?.[0]).toMatchObject({
    title: 'Aprovar este orçamento?',
    confirmLabel: `Aprovar com obrigação de pagar ${euros('140,22')}`,
  });
  expect(sent(shell).map(({ body }) => body)).toMatchObject([{ jobs: { 'j-1': 'approved' } }]);
});

test('beside it stands the way to refuse or to decide later; back leads to the one button again [BUD-11] [BUD-12]', async () => {
  const shell = open(aBudgetOfLines(), { [TOTAL]: () => totals(0) });
  fireEvent.click(await screen.findByRole('button', { name: 'Recusar ou decidir mais tarde' }));
  const group = await screen.findByRole('group', { name: 'Orçamento' });
  expect(document.activeElement).toBe(within(group).getByRole('radio', { name: 'Aprovar' }));
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  expect(shell.goBack()).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Recusar ou decidir mais tarde' }));
  await choose('Orçamento', 'Recusar');
  await press('Enviar decisão');
  await waitFor(() => expect(toasts(shell)).toEqual(['Decisão enviada.']));
  expect(sent(shell).map(({ body }) => body)).toEqual([
    { version: 1, jobs: { lines: 'declined' }, total: 0, texts: expect.any(Array) },
  ]);
});

test('what is taken off for a diagnosis already paid is the server’s to say [BUD-06]', async () => {
  const shell = open(aBudgetOfLines({ diagnosis_paid: 25 }), { [TOTAL]: () => totals(159.5, 25) });
  const confirm = question(shell);
  await press('Aprovar orçamento');
  await waitFor(() => expect(sent(shell)).toHaveLength(1));
  expect(confirm.mock.lastCall?.[0]).toMatchObject({
    figure: euros('159,50'),
    content: [{ label: 'Diagnóstico já pago', value: `−${euros('25,00')}` }],
  });
  expect(sent(shell)[0]?.body).toMatchObject({ total: 159.5 });
});

test('under the total of a budget of lines stands what a diagnosis already paid will take off, and takes off once it is approved [BUD-06]', async () => {
  const words = 'Diagnóstico já pago: −25,00 €';
  const shell = open(aBudgetOfLines({ diagnosis_paid: 25 }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Desconta-se do que aprovar.')).toBeTruthy();
  const jobs = aBudgetOfLines().budget?.jobs.map((job) => ({ ...job, state: 'approved' as const }));
  const agreed = { state: 'decided', jobs: jobs ?? [], allow_decision: false } as const;
  const show = (budget: Partial<BudgetVersion>, total: number) => {
    shell.answer('GET /services/A-2/', () => aBudgetOfLines({ ...agreed, ...budget }, { total }));
    shell.bus.emit('service.changed', { id: 'A-2' });
  };
  show({ diagnosis_paid: 25, deducted: 25 }, 159.5);
  await waitFor(() => expect(screen.queryByText('Desconta-se do que aprovar.')).toBeNull());
  expect(screen.getByText(words)).toBeTruthy();
  show({ diagnosis_paid: 200, deducted: 184.5 }, 0);
  expect(await screen.findByText('Diagnóstico já pago: −184,50 €')).toBeTruthy();
  show({ diagnosis_paid: 25, deducted: 0 }, 184.5);
  await waitFor(() => expect(screen.queryByText(/^Diagnóstico já pago/)).toBeNull());
});

const rounded = 'A soma pode diferir do total em cêntimos, por arredondamento do IVA.';

test.each([
  ['is', 206.65, 0, true],
  ['is', 181.65, 25, true],
  ['is not', 206.64, 0, false],
  ['is not', 181.64, 25, false],
])(
  'in the question and in the totals of the choices it %s said that the sum may differ, at %d less %d [BUD-10] [BUD-22]',
  async (_words, total, deduction, isSaid) => {
    const shell = open(aBudgetOfJobs({ diagnosis_paid: deduction }), {
      [TOTAL]: () => totals(total, deduction),
    });
    const confirm = question(shell);
    await choose('Travões dianteiros', 'Aprovar');
    await choose('Mudança de óleo e filtro', 'Aprovar');
    await enabled('Aprovar 2 trabalhos');
    const card = screen.getByRole('heading', { name: 'O que fica a pagar' }).closest('section');
    expect(card?.textContent.includes(rounded)).toBe(isSaid);
    await press('Aprovar 2 trabalhos');
    await waitFor(() => expect(sent(shell)).toHaveLength(1));
    expect(confirm.mock.lastCall?.[0].body?.split('\n').includes(rounded)).toBe(isSaid);
  },
);
