// @vitest-environment happy-dom
import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  aBudgetOfJobs,
  aBudgetOfLines,
  aBudgetVersion,
  aJob,
} from '../../../../testing/aBudgetOfJobs.ts';
import { detailsForEachTest, openDetails, work } from '../../testing/openDetails.tsx';

detailsForEachTest();

const before = { early_start_before: '2026-07-24' };
const later = 'O trabalho começa a partir de 24 jul. 2026.';
const totals = { total: 140.22, total_novat: 114, total_discount: 0, deduction: 0, vat: [] };

function open(budget: ReturnType<typeof aBudgetOfJobs>) {
  const shell = openDetails('A-2', {
    answers: {
      ...work(budget),
      'POST /services/A-2/budget/total': () => totals,
      'POST /services/A-2/budget/decision': () => ({
        message: 'OK',
        budget: aBudgetVersion({ state: 'decided' }),
        total: totals,
        undo_until: null,
        record_id: 'r-1',
      }),
    },
  });
  return { shell, question: vi.spyOn(shell.portal.overlays, 'confirm') };
}
const findBox = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: EARLY_START_REQUEST });
const sent = ({ requests }: ReturnType<typeof openDetails>) =>
  requests.filter(({ path }) => path.endsWith('/decision')).map(({ body }) => body);
async function decide(title: string, words: string, button: string) {
  const group = await screen.findByRole('group', { name: title });
  fireEvent.click(within(group).getByRole('radio', { name: words }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole('button', { name: button }));
}

test('where nothing is asked any more there is no box, until the decision is reviewed [LAW-09]', async () => {
  const jobs = [
    aJob({ state: 'approved' as const }),
    aJob({ id: 'j-2', title: 'Velas', state: 'later' as const }),
  ];
  const decision = {
    ...{ record_id: 'r-1', at: '2026-07-09T09:21:00.000Z', how: 'phone' as const, by: 'Rui Lima' },
    ...{ undo_until: null, contested: false, contest_until: null },
  };
  open(
    aBudgetOfJobs(
      { state: 'decided', jobs, decision, ...before },
      { state: { bars: 3, name: 'Em curso' }, allow_approve: true },
    ),
  );
  const review = await screen.findByRole('button', { name: 'Rever decisão' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(later)).toBeNull();
  fireEvent.click(review);
  expect(await findBox()).toBeTruthy();
});

test('the box is not ticked, and says that the work begins later, in the question too [LAW-09] [BUD-15]', async () => {
  const { shell, question } = open(aBudgetOfJobs(before));
  expect((await findBox()).checked).toBe(false);
  expect(screen.getByText(later).closest('[role="status"]')).toBeTruthy();
  await decide('Travões dianteiros', 'Aprovar', 'Aprovar 1 trabalho');
  await waitFor(() => expect(sent(shell)).toHaveLength(1));
  const body = question.mock.lastCall?.[0].body.replaceAll('\u00a0', ' ');
  expect(body).toContain(later);
  expect(body).not.toContain('logo que aprovar');
  expect(sent(shell)).toMatchObject([
    { early_start: false, texts: expect.arrayContaining([EARLY_START_REQUEST]) },
  ]);
});

test('ticked, the work is asked for at once, and the choice is sent with its words [LAW-09] [BUD-15]', async () => {
  const { shell, question } = open(aBudgetOfJobs(before));
  fireEvent.click(await findBox());
  expect(screen.queryByText(later)).toBeNull();
  await decide('Travões dianteiros', 'Aprovar', 'Aprovar 1 trabalho');
  await waitFor(() => expect(sent(shell)).toHaveLength(1));
  expect(question.mock.lastCall?.[0].body).toContain('logo que aprovar');
  expect(sent(shell)).toMatchObject([
    { early_start: true, texts: expect.arrayContaining([EARLY_START_REQUEST]) },
  ]);
});

test('a budget of lines has the box beside its one button [LAW-09]', async () => {
  const { shell } = open(aBudgetOfLines(before));
  fireEvent.click(await findBox());
  fireEvent.click(screen.getByRole('button', { name: 'Aprovar orçamento' }));
  await waitFor(() => expect(sent(shell)).toMatchObject([{ early_start: true }]));
});

test('a tick is of its version alone: of the next one the box is not ticked [LAW-09]', async () => {
  const { shell } = open(aBudgetOfLines(before));
  fireEvent.click(await findBox());
  expect((await findBox()).checked).toBe(true);
  cleanup();
  // What was chosen is kept on the device, and found again when the page is opened anew.
  openDetails('A-2', { answers: work(aBudgetOfLines({ ...before, version: 2 })) });
  expect((await findBox()).checked).toBe(false);
  expect(sent(shell)).toEqual([]);
});

test('who approves nothing asks for nothing [LAW-09]', async () => {
  const { shell } = open(aBudgetOfJobs(before));
  fireEvent.click(await findBox());
  await decide('Travões dianteiros', 'Recusar', 'Enviar decisão');
  await waitFor(() => expect(sent(shell)).toHaveLength(1));
  expect(sent(shell)[0]).not.toHaveProperty('early_start');
});

test('where it may not be withdrawn from, or begins later, there is no box and nothing is sent [LAW-09] [LAW-10]', async () => {
  const { shell } = open(aBudgetOfJobs({ early_start_before: null }));
  await decide('Travões dianteiros', 'Aprovar', 'Aprovar 1 trabalho');
  await waitFor(() => expect(sent(shell)).toHaveLength(1));
  expect(screen.queryByRole('checkbox', { name: EARLY_START_REQUEST })).toBeNull();
  expect(sent(shell)[0]).not.toHaveProperty('early_start');
});

test.each([
  ['2099-01-02', true],
  ['2026-07-01', false],
])('an approval whose work begins from %s says so until then [LAW-09]', async (day, isSaid) => {
  const decision = {
    record_id: 'r-1',
    at: '2026-07-09T09:00:00.000Z',
    how: 'session' as const,
    by: null,
    undo_until: null,
    contested: false,
    contest_until: null,
    early_start: false,
    starts_from: day,
  };
  open(aBudgetOfJobs({ state: 'decided', allow_decision: false, decision }));
  await screen.findByText('A sua decisão');
  expect(screen.queryByText(/^O trabalho começa a partir de/) !== null).toBe(isSaid);
});
