// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBudgetOfJobs, aBudgetVersion, aFile, aJob, oil } from '../../testing/aBudgetOfJobs.ts';
import { givenScreen } from '../../testing/givenScreen.ts';
import LiteDetailsPage from './LiteDetailsPage.tsx';

const euros = (amount: string) => `${amount}\u00a0€`;
/** As the server refuses: in its envelope, whose code is a number (API-03). */
const refused = Response.json(
  { type: 'Failure', http_code: 403, code: 403, message: 'Código', reason: 'CODE_REQUIRED' },
  { status: 403 },
);
const budget = aBudgetVersion({ jobs: [aJob({ files: [aFile()] }), oil] });
const chosen = { total: 140.22, total_novat: 114, total_discount: 0, deduction: 0, vat: [] };
/** What a link shows of it: lines and total. */
const linked = (byCode: boolean) => ({
  ...aBudgetOfJobs({ jobs: budget.jobs }, { id: 'A-1', budget_by_code: byCode }),
  budget: null,
});

let isDone = false;
const details = (byCode: boolean) =>
  isDone
    ? { ...linked(byCode), state: { bars: 3, name: 'Em curso' }, budget_waits: false }
    : linked(byCode);

function open(byCode = true, options: TestPortalOptions = {}) {
  const path = '/customer/showcase/A-1';
  const shell = createTestPortal({
    ...options,
    session: {
      mode: 'lite',
      subject: null,
      lite: {
        subjectId: 'A-1',
        hasEnded: false,
        isClient: false,
        hasAccount: false,
        itemsKey: 'items-of-a-link',
      },
    },
    answers: {
      'GET /showcase/work/A-1': () => ({ code: 1, details: details(byCode) }),
      [`POST ${path}/code`]: () => ({ sent_to: '••• ••• 678' }),
      [`POST ${path}/code/validate`]: () => ({ proof: 'proof-1' }),
      [`GET ${path}/budget`]: ({ headers }) =>
        headers.get('x-decision-proof') === 'proof-1'
          ? isDone
            ? {
                ...budget,
                state: 'decided',
                jobs: [
                  { ...budget.jobs[0], state: 'approved' },
                  { ...oil, state: 'later' },
                ],
              }
            : budget
          : refused.clone(),
      [`POST ${path}/budget/total`]: ({ headers }) =>
        headers.get('x-decision-proof') === 'proof-1' ? chosen : refused.clone(),
      [`POST ${path}/budget/decision`]: () => {
        isDone = true;
        return { message: 'OK', budget, total: chosen, undo_until: null, record_id: 'r-1' };
      },
    },
  });
  render(
    <TestShell
      test={shell}
      path="/service-details-lite?token=k&s=C&t=0"
      view={{ kind: 'page', name: 'service-details-lite', params: {} }}
    >
      <Provider>
        <LiteDetailsPage />
      </Provider>
    </TestShell>,
  );
  return shell;
}

beforeEach(() => {
  isDone = false;
  givenScreen({ isDesktop: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('behind a link the jobs are seen and decided once the code was entered, and nothing of them before; nobody there asks in the chat [BUD-33] [C-705]', async () => {
  const shell = open();
  const ask = vi
    .spyOn(shell.portal.overlays, 'liteRegister')
    .mockImplementation(async (request) => request?.onCode?.());
  const approve = await screen.findByRole('button', { name: 'Aprovar orçamento' });
  expect(screen.queryByText('Mudança de óleo e filtro')).toBeNull();
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.getByText('Orçamento')).toBeTruthy();
  expect(screen.getByText('Óleo e filtro')).toBeTruthy();
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('button', { name: /^Tenho uma dúvida/ })).toBeNull();
  expect(document.body.textContent).toContain(euros('243,54'));
  fireEvent.click(approve);
  expect(ask.mock.calls[0]?.[0]?.body).toMatch(/^Para aprovar o orçamento de 243,54.€ precisa/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirme com o código' }));
  expect(dialog.getByText('Enviámos um código de 6 dígitos para ••• ••• 678.')).toBeTruthy();
  expect(shell.requests.some(({ path }) => path.endsWith('/budget'))).toBe(false);
  fireEvent.change(dialog.getByLabelText('Código de 6 dígitos'), { target: { value: '481902' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ver orçamento' }));

  const brakes = within(await screen.findByRole('group', { name: 'Travões dianteiros' }));
  const first = brakes.getByRole('radio', { name: 'Aprovar' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(screen.getByRole('button', { name: /Pastilhas a 2 mm/ })).toBeTruthy();
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('button', { name: /^Tenho uma dúvida/ })).toBeNull();
  fireEvent.click(first);
  const later = within(screen.getByRole('group', { name: 'Mudança de óleo e filtro' }));
  fireEvent.click(later.getByRole('radio', { name: 'Mais tarde' }));
  const decide = await screen.findByRole('button', { name: 'Aprovar 1 trabalho' });
  await waitFor(() => expect(decide).toHaveProperty('disabled', false));
  expect(decide.closest('[data-dock]')?.textContent).toContain(euros('140,22'));
  fireEvent.click(decide);
  await waitFor(() =>
    expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Decisão enviada.' }),
  );
  const sent = shell.requests.find(({ path }) => path.endsWith('/budget/decision'));
  expect(sent?.body).toEqual({
    version: 1,
    jobs: { 'j-1': 'approved', 'j-2': 'later' },
    total: 140.22,
    proof: 'proof-1',
    texts: expect.arrayContaining([`Aprovar com obrigação de pagar ${euros('140,22')}`]),
  });
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Mudança de óleo e filtro' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Anular decisão' })).toBeNull();
  expect(shell.requests.every(({ path }) => !path.startsWith('/services/'))).toBe(true);
});

test('what a code opened behind a link is seen sharp, in the viewer, and is saved; nothing is sent [BUD-33] [LITE-01] [LITE-02] [LITE-03] [C-593]', async () => {
  const shell = open();
  vi.spyOn(shell.portal.overlays, 'liteRegister').mockImplementation(async (request) =>
    request?.onCode?.(),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirme com o código' }));
  fireEvent.change(dialog.getByLabelText('Código de 6 dígitos'), { target: { value: '481902' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ver orçamento' }));
  const photo = await screen.findByRole('button', { name: 'Fotografia 1: Pastilhas a 2 mm' });
  expect(photo.querySelector('img')?.getAttribute('src')).toBe('/media/pastilhas-small.jpg');
  expect(photo.querySelector('[class*="pixelated"]')).toBeNull();
  fireEvent.click(photo);
  const viewer = within(await screen.findByRole('dialog'));
  fireEvent.click(viewer.getByRole('button', { name: 'Descarregar' }));
  expect(shell.downloads).toEqual(['Pastilhas a 2 mm']);
  expect(viewer.queryByRole('button', { name: 'Remover' })).toBeNull();
  expect(document.querySelector('input[type=file]')).toBeNull();
});

test('when the half hour of the code is over, the budget is closed again until another one is entered [BUD-33]', async () => {
  const shell = open();
  vi.spyOn(shell.portal.overlays, 'liteRegister').mockImplementation(async (request) =>
    request?.onCode?.(),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Código de 6 dígitos'), { target: { value: '481902' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ver orçamento' }));
  const brakes = within(await screen.findByRole('group', { name: 'Travões dianteiros' }));
  shell.answer('POST /customer/showcase/A-1/budget/total', () => refused.clone());
  fireEvent.click(brakes.getByRole('radio', { name: 'Aprovar' }));
  await waitFor(() => expect(screen.queryAllByRole('radio')).toEqual([]));
  expect(screen.queryByText('Mudança de óleo e filtro')).toBeNull();
  expect(screen.getByRole('button', { name: 'Aprovar orçamento' })).toBeTruthy();
});

test.each([
  ['SMS', '[ERR-41]'],
  ['e-mail', '[ERR-40]'],
])(
  'a code that could not be sent by %s behind a link is told in the exact words, and opens nothing [BUD-33] [C-592] %s',
  async (by) => {
    const shell = open();
    vi.spyOn(shell.portal.overlays, 'liteRegister').mockImplementation(async (request) =>
      request?.onCode?.(),
    );
    const info = vi.spyOn(shell.portal.overlays, 'info');
    const title = 'Tente novamente';
    const message = `Ocorreu um erro a enviar ${by} com código de validação`;
    shell.answer('POST /customer/showcase/A-1/code', () =>
      Response.json({ http_code: 502, title, message }, { status: 502 }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
    await waitFor(() => expect(info.mock.calls).toEqual([[{ title, body: message }]]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryAllByRole('radio')).toEqual([]);
  },
);

test.each([
  ['a refusal', 400, ['Código inválido ou expirado'], []],
  ['too many tries', 429, [], ['Pedido Sem Sucesso']],
  ['a failure', 500, [], ['Pedido Sem Sucesso']],
  ['no answer', 0, [], ['Sem ligação']],
] as const)(
  'of a code behind a link that ended in %s (%i, 0 is no answer) is said inline %j, in a modal %j [BUD-33] [ERR-43] [ERR-44] [C-391]',
  async (_what, status, inline, modal) => {
    const shell = open();
    vi.spyOn(shell.portal.overlays, 'liteRegister').mockImplementation(async (request) =>
      request?.onCode?.(),
    );
    const path = '/customer/showcase/A-1/code/validate';
    shell.answer(`POST ${path}`, () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return Response.json({ message: 'x' }, { status });
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
    const asked = within(await screen.findByRole('dialog'));
    const field = asked.getByLabelText<HTMLInputElement>('Código de 6 dígitos');
    fireEvent.change(field, { target: { value: '481902' } });
    fireEvent.click(asked.getByRole('button', { name: 'Ver orçamento' }));
    const calls = () => shell.requests.filter((request) => request.path === path);
    await waitFor(() => expect(calls()).toHaveLength(1));
    await waitFor(() =>
      expect(shell.shown.filter(({ kind }) => kind === 'info').map(({ text }) => text)).toEqual(
        modal,
      ),
    );
    await waitFor(() =>
      expect(
        asked.queryAllByText('Código inválido ou expirado').map(({ textContent }) => textContent),
      ).toEqual(inline),
    );
    expect(field.value).toBe('481902');
    expect(screen.queryAllByRole('radio')).toEqual([]);
  },
);

test('without a contact on file no code is offered [BUD-33]', async () => {
  const shell = open(false);
  const ask = vi.spyOn(shell.portal.overlays, 'liteRegister');
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  expect(ask.mock.calls[0]?.[0]).not.toHaveProperty('onCode');
});

test('in demo the code of a link is said [BUD-40]', async () => {
  const shell = open(true, { provider: { isDemo: true } });
  vi.spyOn(shell.portal.overlays, 'liteRegister').mockImplementation(async (request) =>
    request?.onCode?.(),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  expect(await screen.findByText('Na demonstração, use o código 123456.')).toBeTruthy();
});
