// @vitest-environment happy-dom
import type { BudgetVersion } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  aBudgetOfJobs,
  aBudgetOfLines,
  aJob,
  oil,
  wipers,
} from '../../../../testing/aBudgetOfJobs.ts';
import { detailsForEachTest, openDetails, work } from '../../testing/openDetails.tsx';

detailsForEachTest();

const decision = (record: string): NonNullable<BudgetVersion['decision']> => ({
  record_id: record,
  at: '2026-07-09T09:21:00.000Z',
  how: 'session',
  by: null,
  undo_until: null,
  contested: false,
  contest_until: null,
});
const approved = aJob({ state: 'approved' });
const later = { ...oil, state: 'later' } as const;
const inWork = { state: { bars: 3, name: 'Em curso' } } as const;
const words = 'Auto Mirante alterou o orçamento depois de o abrir. Nada foi aprovado.';

/** A budget that was decided, with one job put off. */
const decided = (changes: Partial<BudgetVersion> = {}) =>
  aBudgetOfJobs(
    { state: 'decided', jobs: [approved, later], decision: decision('r-1'), ...changes },
    inWork,
  );
/** A budget of which a job is approved and others wait. */
const partly = (changes: Partial<BudgetVersion> = {}) =>
  aBudgetOfJobs({ jobs: [approved, oil, wipers], decision: decision('r-1'), ...changes }, inWork);

/** Opens a budget, with what the shell is told to say, and questions that stay until they are taken away. */
function openBudget(budget: Work, search?: string) {
  const shell = openDetails(
    'A-2',
    {
      answers: {
        ...work(budget),
        'POST /services/A-2/budget/total': () => ({
          total: 66.42,
          total_novat: 54,
          total_discount: 0,
          deduction: 0,
          vat: [],
        }),
      },
    },
    search,
  );
  const warn = vi.spyOn(shell.portal.overlays, 'warn');
  const confirm = vi
    .spyOn(shell.portal.overlays, 'confirm')
    .mockImplementation(
      ({ signal }) =>
        new Promise((resolve) => signal?.addEventListener('abort', () => resolve(false))),
    );
  const question = () => confirm.mock.calls.at(-1)?.[0].signal;
  const change = (now: Work) => {
    shell.answer('GET /services/A-2/', () => now);
    act(() => void shell.bus.emit('live.changed', { kind: 'budget', subject: 'A-2' }));
  };
  return { ...shell, warn, question, change };
}

/** Approves one job and presses what asks, until the question stands. */
async function askAbout(shell: ReturnType<typeof openBudget>, title: string) {
  const group = await screen.findByRole('group', { name: title });
  fireEvent.click(within(group).getByRole('radio', { name: 'Aprovar' }));
  const button = await screen.findByRole('button', { name: /^Aprovar (orçamento|1 trabalho)$/ });
  await waitFor(() => expect(Reflect.get(button, 'disabled')).toBe(false));
  fireEvent.click(button);
  await waitFor(() => expect(shell.question()?.aborted).toBe(false));
}

const saidOnce = (shell: ReturnType<typeof openBudget>) =>
  waitFor(() =>
    expect(shell.warn.mock.calls).toEqual([
      [{ title: 'O orçamento mudou', body: words, closeLabel: 'Ver o novo orçamento' }],
    ]),
  );

test.each([
  ['a review', decided, '?review=t'],
  ['what is left of a partly decided budget', partly, undefined],
])(
  'another version says so over %s, and takes the question away [LIVE-10] [BUD-16]',
  async (_, budgetOf, search) => {
    const shell = openBudget(budgetOf(), search);
    await askAbout(shell, 'Mudança de óleo e filtro');
    shell.change(budgetOf({ version: 2 }));
    await saidOnce(shell);
    expect(shell.question()?.aborted).toBe(true);
  },
);

test('a version that leaves nothing to choose takes the question away all the same [LIVE-10]', async () => {
  const shell = openBudget(aBudgetOfJobs());
  await askAbout(shell, 'Mudança de óleo e filtro');
  const informative = { version: 2, state: 'informative', allow_decision: false } as const;
  shell.change(aBudgetOfJobs(informative, { ...inWork, allow_approve: false }));
  await saidOnce(shell);
  expect(shell.question()?.aborted).toBe(true);
  expect(document.querySelector('[data-dock]')).toBeNull();
});

test('a version that was decided elsewhere takes the question away, and nobody says that nothing was approved [LIVE-10] [C-880]', async () => {
  const shell = openBudget(aBudgetOfJobs());
  await askAbout(shell, 'Mudança de óleo e filtro');
  const jobs = [approved, { ...oil, state: 'approved' as const }];
  shell.change(decided({ version: 2, jobs, decision: decision('r-2') }));
  await waitFor(() => expect(shell.question()?.aborted).toBe(true));
  expect(await screen.findByRole('heading', { name: 'A sua decisão' })).toBeTruthy();
  expect(shell.warn).not.toHaveBeenCalled();
});

test('a budget that was only read changes without a word [LIVE-10]', async () => {
  const read = openBudget(decided());
  await screen.findByRole('heading', { name: 'A sua decisão' });
  read.change(decided({ version: 2, jobs: [approved, later, wipers] }));
  await screen.findByRole('heading', { name: 'Escovas limpa-vidros' });
  expect(read.warn).not.toHaveBeenCalled();
});

test('a budget that is approved as a whole says that it changed [LIVE-10]', async () => {
  const shell = openBudget(aBudgetOfLines());
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  await waitFor(() => expect(shell.question()?.aborted).toBe(false));
  shell.change(aBudgetOfLines({ version: 2 }));
  await saidOnce(shell);
  expect(shell.question()?.aborted).toBe(true);
});
