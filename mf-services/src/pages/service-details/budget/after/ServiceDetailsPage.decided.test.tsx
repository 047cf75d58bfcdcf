// @vitest-environment happy-dom
import type { BudgetVersion } from '@portal/api/work/budget/budget';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  aBudgetOfJobs,
  aBudgetOfLines,
  aBudgetVersion,
  aJob,
  oil,
} from '../../../../testing/aBudgetOfJobs.ts';
import { detailsForEachTest, openDetails, refused, work } from '../../testing/openDetails.tsx';

detailsForEachTest();

const at = '2026-07-09T09:21:00.000Z';
const decision = (changes: Partial<NonNullable<BudgetVersion['decision']>> = {}) => ({
  record_id: 'r-1',
  at,
  how: 'session' as const,
  by: null,
  undo_until: null,
  contested: false,
  contest_until: null,
  ...changes,
});
const jobs = [aJob({ state: 'approved' }), { ...oil, state: 'later' as const }];
const inWork = { state: { bars: 3, name: 'Em curso' }, allow_approve: true } as const;
const putOff = { state: { bars: 2.5, name: 'Decisão adiada' } } as const;
/** A budget that was decided, with one job put off. */
const decided = (changes: Partial<BudgetVersion> = {}) =>
  aBudgetOfJobs({ state: 'decided', jobs, decision: decision(), ...changes }, inWork);
const paths = (shell: ReturnType<typeof openDetails>) =>
  shell.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
const card = async (title: string) => {
  const found = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!found) throw new Error(`no card ${title}`);
  return within(found);
};

test('what was decided stands with each job in words, and nothing is asked [BUD-25] [LIM-10]', async () => {
  const later = [aJob({ state: 'declined' }), { ...oil, state: 'later' as const }];
  const budget = aBudgetOfJobs({ state: 'decided', jobs: later, decision: decision() }, putOff);
  openDetails('A-2', { answers: work(budget) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Decisão adiada' })).toBeTruthy();
  const rows = (await card('A sua decisão')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Travões dianteirosRecusado140,22\u00a0€',
    'Mudança de óleo e filtroMais tarde66,42\u00a0€',
  ]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.querySelector('[data-dock]')).toBeNull();
  expect(screen.getByText('em espera').className).not.toContain('attention');
});

test('what a diagnosis paid before takes off stands between the jobs and the total, as the server took it off [BUD-06]', async () => {
  const rowsWith = async (changes: Partial<BudgetVersion>, total: number) => {
    cleanup();
    const budget = { state: 'decided', jobs, decision: decision(), ...changes } as const;
    openDetails('A-2', { answers: work(aBudgetOfJobs(budget, { ...inWork, total })) });
    const rows = (await card('A sua decisão')).getAllByRole('listitem');
    return rows.slice(-2).map(({ textContent }) => textContent);
  };
  const less = ['Diagnóstico já pago−25,00\u00a0€', 'Total c/ IVA115,22\u00a0€'];
  expect(await rowsWith({ diagnosis_paid: 25, deducted: 25 }, 115.22)).toEqual(less);
  // As servers of before answer.
  expect(await rowsWith({ diagnosis_paid: 25 }, 115.22)).toEqual(less);
  expect(await rowsWith({ diagnosis_paid: 200, deducted: 140.23 }, 0)).toEqual([
    'Diagnóstico já pago−140,23\u00a0€',
    'Total c/ IVA0,00\u00a0€',
  ]);
});

test.each([
  [115.22, false],
  [115.23, true],
])(
  'where what was decided does not add up to its total of %d, that is said under it [BUD-10]',
  async (total, isSaid) => {
    const budget = decided({ diagnosis_paid: 25, deducted: 25 });
    openDetails('A-2', { answers: work({ ...budget, total }) });
    const { queryByText } = await card('A sua decisão');
    const words = 'A soma pode diferir do total em cêntimos, por arredondamento do IVA.';
    expect(queryByText(words) !== null).toBe(isSaid);
  },
);

test('after the validity the card says why nothing of it can be approved [BUD-25]', async () => {
  vi.useFakeTimers({ now: new Date('2026-07-23T22:59:00Z'), toFake: ['Date'] });
  openDetails('A-2', { answers: work(decided()) });
  await card('A sua decisão');
  expect(screen.queryByText(/^Este orçamento expirou/)).toBeNull();
  cleanup();
  vi.setSystemTime(new Date('2026-07-23T23:00:00Z'));
  openDetails('A-2', { answers: work(decided({ allow_decision: false })) });
  expect(
    (await card('A sua decisão')).getByText('Este orçamento expirou a 23 jul. 2026.'),
  ).toBeTruthy();
  cleanup();
  const none = [aJob({ state: 'declined' }), { ...oil, state: 'later' as const }];
  const budget = { state: 'decided', jobs: none, decision: decision() } as const;
  const over = { state: { bars: 2.5, name: 'Aguarda aprovação' }, allow_approve: false } as const;
  openDetails('A-2', { answers: work(aBudgetOfJobs({ ...budget, allow_decision: false }, over)) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Aguarda aprovação' })).toBeTruthy();
  expect(
    (await card('A sua decisão')).getByText('Este orçamento expirou a 23 jul. 2026.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rever decisão' })).toBeNull();
});

test('what was put off can be decided again while the budget is valid, and back leaves it as it was [BUD-28]', async () => {
  const shell = openDetails('A-2', { answers: work(decided()) });
  fireEvent.click((await card('A sua decisão')).getByRole('button', { name: 'Rever decisão' }));
  const again = await screen.findByRole('group', { name: 'Mudança de óleo e filtro' });
  expect(document.activeElement).toBe(within(again).getByRole('radio', { name: 'Aprovar' }));
  expect(screen.queryByRole('group', { name: 'Travões dianteiros' })).toBeNull();
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  act(() => void shell.goBack());
  expect(screen.queryByRole('radio')).toBeNull();
  cleanup();
  openDetails('A-2', { answers: work(decided()) }, '?review=t');
  expect(await screen.findByRole('group', { name: 'Mudança de óleo e filtro' })).toBeTruthy();
  cleanup();
  openDetails('A-2', { answers: work(decided({ allow_decision: false })) }, '?review=t');
  await card('A sua decisão');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rever decisão' })).toBeNull();
});

const soon = () => new Date(Date.now() + 300_000).toISOString();

test('taken back, the jobs wait again and the focus is where the state of before stands [BUD-29]', async () => {
  const before = aBudgetOfJobs({ jobs: [aJob(), oil] });
  const shell = openDetails('A-2', {
    answers: {
      ...work(decided({ decision: decision({ undo_until: soon() }) })),
      'POST /services/A-2/budget/decision/undo': () => ({
        message: 'OK',
        budget: before.budget,
      }),
    },
  });
  const button = await screen.findByRole('button', { name: 'Anular decisão' });
  shell.answer('GET /services/A-2/', () => before);
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'toast', text: 'Decisão anulada.' }]));
  const undo = shell.requests.filter(({ path }) => path.endsWith('/undo'));
  expect(undo.map(({ body }) => body)).toEqual([{ record_id: 'r-1' }]);
  expect(undo[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  const heading = screen.getByRole('heading', { level: 1, name: 'Aguarda a sua aprovação' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('group', { name: 'Travões dianteiros' })).toBeTruthy();
});

test('where the work went on meanwhile it says why, and the page is true again [BUD-29]', async () => {
  const words = 'O trabalho já avançou. Fale com o prestador.';
  const shell = openDetails('A-2', {
    answers: {
      ...work(decided({ decision: decision({ undo_until: soon() }) })),
      'POST /services/A-2/budget/decision/undo': refused(409, {
        reason: 'CANNOT_UNDO',
        title: 'Não foi possível anular',
        message: words,
      }),
    },
  });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  const button = await screen.findByRole('button', { name: 'Anular decisão' });
  shell.answer('GET /services/A-2/', () => decided());
  fireEvent.click(button);
  await waitFor(() => expect(info).toHaveBeenCalledTimes(1));
  expect(info.mock.lastCall?.[0]).toMatchObject({ body: words });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Anular decisão' })).toBeNull());
});

test.each([
  ['of jobs', aBudgetOfJobs],
  ['of lines', aBudgetOfLines],
])(
  'a budget %s that is over says so and another can be asked for, once [BUD-27] [DET-35]',
  async (_name, make) => {
    const over = { state: 'expired', allow_decision: false } as const;
    const closed = { allow_approve: false };
    const shell = openDetails('A-2', {
      answers: {
        ...work(make(over, closed)),
        'POST /services/A-2/budget/renewal': () => ({ message: 'Pedido enviado.' }),
      },
    });
    expect(await screen.findByText('Este orçamento expirou a 23 jul. 2026.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Aprovar orçamento' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Pedir novo orçamento' });
    shell.answer('GET /services/A-2/', () => make({ ...over, renewal_requested_at: at }, closed));
    fireEvent.click(button);
    fireEvent.click(button);
    const said = await screen.findByText('Pedido enviado');
    const place = said.closest('[role="status"]');
    expect(place).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(place));
    expect(screen.queryByRole('button', { name: 'Pedir novo orçamento' })).toBeNull();
    expect(paths(shell).filter((path) => path.endsWith('/renewal'))).toHaveLength(1);
  },
);

test.each([
  ['phone', 'por telefone'],
  ['in_person', 'no local'],
  ['email', 'por e-mail'],
] as const)(
  'an approval that the provider recorded says by whom, when and how: %s [BUD-30]',
  async (how, words) => {
    vi.useFakeTimers({ now: new Date('2026-07-10T10:00:00Z'), toFake: ['Date'] });
    openDetails('A-2', {
      // Already the 9th in Lisbon.
      answers: work(
        decided({ decision: decision({ how, by: 'Rui Matos', at: '2026-07-08T23:30:00.000Z' }) }),
      ),
    });
    expect(
      await screen.findByText(
        `Aprovação registada por Rui Matos (Auto Mirante) a 09 jul. 2026, ${words}.`,
      ),
    ).toBeTruthy();
  },
);

test('a recorded decision that approves nothing is not called an approval [BUD-30]', async () => {
  const none = [aJob({ state: 'declined' }), { ...oil, state: 'later' as const }];
  const said = decision({ how: 'phone', by: 'Rui Matos', approves: false });
  openDetails('A-2', { answers: work(decided({ jobs: none, decision: said })) });
  expect(
    await screen.findByText(
      'Decisão registada por Rui Matos (Auto Mirante) a 09 jul. 2026, por telefone.',
    ),
  ).toBeTruthy();
});

const recorded = (changes: object = {}) =>
  decided({
    decision: decision({ how: 'phone', by: 'Rui Matos', contest_until: '2026-08-08', ...changes }),
  });

test('for thirty days it can be said that it was not approved, with a message or without; then it stands as contested [BUD-31]', async () => {
  vi.useFakeTimers({ now: new Date('2026-08-08T22:00:00Z'), toFake: ['Date'] });
  const shell = openDetails('A-2', {
    answers: {
      ...work(recorded()),
      'POST /services/A-2/budget/contest': () => ({ message: 'OK' }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Não aprovei isto' }));
  expect(screen.queryByText('Contestada pelo cliente')).toBeNull();
  // Nothing is put into the messages where none is written.
  expect(screen.getByText(/recebe a sua contestação\. O que aconteceu/)).toBeTruthy();
  const field = screen.getByLabelText('Mensagem (opcional)');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: ' Ninguém me ligou. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Voltar atrás' }));
  const opener = screen.getByRole('button', { name: 'Não aprovei isto' });
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener);
  expect(screen.getByLabelText('Mensagem (opcional)')).toHaveProperty(
    'value',
    ' Ninguém me ligou. ',
  );
  shell.answer('GET /services/A-2/', () => recorded({ contested: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Não aprovei isto' }));
  expect(await screen.findByText('Contestada pelo cliente')).toBeTruthy();
  expect(shell.requests.find(({ path }) => path.endsWith('/contest'))?.body).toEqual({
    record_id: 'r-1',
    message: 'Ninguém me ligou.',
  });
  expect(screen.queryByRole('button', { name: 'Não aprovei isto' })).toBeNull();
});

test.each([
  ['after thirty days', recorded(), '2026-08-09T10:00:00Z'],
  ['of a decision of one’s own', decided(), '2026-07-09T10:00:00Z'],
  ['of what was recorded as declined', recorded({ approves: false }), '2026-07-10T10:00:00Z'],
])('%s nothing can be contested [BUD-31]', async (_name, budget, now) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  openDetails('A-2', { answers: work(budget) });
  await screen.findByRole('heading', { name: /^(A sua decisão|Decisão registada)$/ });
  expect(screen.queryByRole('button', { name: 'Não aprovei isto' })).toBeNull();
});

test('what was recorded before the last decision, about an earlier version too, can be contested still [BUD-31]', async () => {
  vi.useFakeTimers({ now: new Date('2026-07-20T10:00:00Z'), toFake: ['Date'] });
  const said = { how: 'phone', by: 'Rui Matos', contest_until: '2026-08-08' } as const;
  const before = { ...decision({ ...said, record_id: 'r-0' }), version: 1 };
  const contested = { ...before, record_id: 'r-9', contested: true, contest_until: null };
  const budget = aBudgetVersion({ version: 2 });
  const shell = openDetails('A-2', {
    answers: {
      'GET /services/A-2/': () =>
        aBudgetOfJobs({}, { budget: { ...budget, earlier_decisions: [before, contested] } }),
      'POST /services/A-2/budget/contest': () => ({ message: 'OK' }),
    },
  });
  const earlier = await card('Decisões anteriores');
  expect(earlier.getAllByText(/^Aprovação registada por Rui Matos/)).toHaveLength(2);
  expect(earlier.getAllByText('Contestada pelo cliente')).toHaveLength(1);
  fireEvent.click(earlier.getByRole('button', { name: 'Não aprovei isto' }));
  fireEvent.click(earlier.getByRole('button', { name: 'Não aprovei isto' }));
  await waitFor(() => expect(paths(shell)).toContain('/services/A-2/budget/contest'));
  expect(shell.requests.find(({ path }) => path.endsWith('/contest'))?.body).toEqual({
    record_id: 'r-0',
  });
});

test('the document of each approval can be had, where there is one [BUD-36] [NAT-04]', async () => {
  const approved = decision({ has_document: true });
  const shell = openDetails('A-2', {
    answers: {
      ...work(
        decided({
          decision: approved,
          earlier_decisions: [{ ...approved, record_id: 'r-0', version: 1 }],
        }),
      ),
      'GET /services/A-2/approvals/r-1/file': () => ({ url: '/media/1.pdf', file_name: '1.pdf' }),
      'GET /services/A-2/approvals/r-0/file': () => ({ url: '/media/0.pdf', file_name: '0.pdf' }),
    },
  });
  const name = 'Descarregar o comprovativo';
  fireEvent.click((await card('A sua decisão')).getByRole('button', { name }));
  await waitFor(() => expect(shell.downloads).toEqual(['1.pdf']));
  const earlier = await card('Decisões anteriores');
  expect(earlier.getByText('Aprovação sua a 09 jul. 2026.')).toBeTruthy();
  fireEvent.click(earlier.getByRole('button', { name }));
  await waitFor(() => expect(shell.downloads).toEqual(['1.pdf', '0.pdf']));
  cleanup();
  openDetails('A-2', { answers: work(decided()) });
  await card('A sua decisão');
  expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a budget that is over says nothing more on the page of a work that ended [C-967]', async () => {
  const over = { state: 'expired', allow_decision: false, allow_renewal: false } as const;
  const state = { bars: 5, name: 'Concluído' } as const;
  const ended = { allow_approve: false, is_history: true, state };
  openDetails('A-2', { answers: work(aBudgetOfJobs(over, ended)) });
  await screen.findByText('Travões dianteiros');
  // The notice comes later than the page.
  await act(() => import('./ExpiredNotice.tsx').then(() => undefined));
  expect(screen.queryByText('Este orçamento expirou a 23 jul. 2026.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pedir novo orçamento' })).toBeNull();
});
