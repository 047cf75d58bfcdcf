// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aBudgetOfLines, aBudgetVersion, aJob } from '../../../../testing/aBudgetOfJobs.ts';
import { detailsForEachTest, openDetails, refused, work } from '../../testing/openDetails.tsx';

detailsForEachTest();

const conclusion = 'Aprovar com obrigação de pagar 184,50\u00a0€';
const decided = {
  message: 'OK',
  budget: aBudgetVersion({ state: 'decided', jobs: [aJob({ state: 'approved' })] }),
  total: { total: 184.5, total_novat: 150, total_discount: 0, deduction: 0, vat: [] },
  undo_until: null,
  record_id: 'r-1',
};

function open(isDemo = false) {
  return openDetails('A-2', {
    provider: { isDemo },
    answers: {
      ...work(aBudgetOfLines({ needs_code: true })),
      'POST /services/A-2/budget/decision': ({ body }) =>
        typeof body === 'object' && body !== null && 'proof' in body
          ? decided
          : refused(403, { reason: 'CODE_REQUIRED' })(),
      'POST /services/A-2/code': () => ({ sent_to: '••• ••• 678' }),
      'POST /services/A-2/code/validate': refused(400, { message: 'x' }),
    },
  });
}
const dialog = async () => within(await screen.findByRole('dialog'));
const sent = (shell: ReturnType<typeof open>, end: string) =>
  shell.requests.filter(({ path }) => path.endsWith(end));

test('above the provider’s amount a code is asked for, which is entered before the words that oblige to pay [BUD-32] [VAL-20]', async () => {
  const shell = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  const asked = await dialog();
  expect(asked.getByRole('heading', { name: 'Confirme com o código' })).toBeTruthy();
  expect(asked.getByText('Enviámos um código de 6 dígitos para ••• ••• 678.')).toBeTruthy();
  const field = asked.getByLabelText('Código de 6 dígitos');
  fireEvent.click(asked.getByRole('button', { name: conclusion }));
  expect(await asked.findByText('Código inválido ou expirado')).toBeTruthy();
  for (const value of ['12345', '001234']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.click(asked.getByRole('button', { name: conclusion }));
    expect(await asked.findByText('Código inválido ou expirado')).toBeTruthy();
  }
  expect(sent(shell, '/validate')).toEqual([]);
  fireEvent.change(field, { target: { value: '111111' } });
  expect(asked.queryByText('Código inválido ou expirado')).toBeNull();
  fireEvent.click(asked.getByRole('button', { name: conclusion }));
  expect(await asked.findByText('Código inválido ou expirado')).toBeTruthy();
  shell.answer('POST /services/A-2/code/validate', () => ({ proof: 'proof-1' }));
  fireEvent.change(field, { target: { value: '481902' } });
  // As the Enter key in the field does.
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
  await waitFor(() =>
    expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Orçamento aprovado.' }),
  );
  expect(sent(shell, '/validate').map(({ body }) => body)).toEqual([
    { code: '111111' },
    { code: '481902' },
  ]);
  const [without, withProof, ...more] = sent(shell, '/decision');
  expect(more).toEqual([]);
  expect(withProof?.body).toEqual({ ...Object(without?.body), proof: 'proof-1' });
  expect(withProof?.headers.get('Idempotency-Key')).not.toBe(
    without?.headers.get('Idempotency-Key'),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another code may be asked for after a minute, and whoever leaves the code has approved nothing [BUD-32] [C-93]', async () => {
  const shell = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  const asked = await dialog();
  const again = asked.getByRole<HTMLButtonElement>('button', {
    name: /^Pode pedir um novo código/,
  });
  expect(again.disabled).toBe(true);
  fireEvent.click(asked.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shell.shown.filter(({ kind }) => kind === 'toast')).toEqual([]);
  expect(sent(shell, '/decision')).toHaveLength(1);
  // The code on its way is still good: it is asked for, and no other is sent.
  const approve = screen.getByRole('button', { name: 'Aprovar orçamento' });
  await waitFor(() => expect(approve.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(approve);
  expect((await dialog()).getByText(/••• ••• 678/)).toBeTruthy();
  expect(sent(shell, '/code')).toHaveLength(1);
});

test.each([
  ['a refusal', 400, ['Código inválido ou expirado'], []],
  ['too many tries', 429, [], ['Pedido Sem Sucesso']],
  ['a failure', 500, [], ['Pedido Sem Sucesso']],
  ['no answer', 0, [], ['Sem ligação']],
] as const)(
  'of a code that ended in %s (%i, 0 is no answer) is said inline %j, in a modal %j [BUD-32] [ERR-43] [ERR-44] [C-391]',
  async (_what, status, inline, modal) => {
    const shell = open();
    shell.answer('POST /services/A-2/code/validate', () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return Response.json({ message: 'x' }, { status });
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
    const asked = await dialog();
    const field = asked.getByLabelText<HTMLInputElement>('Código de 6 dígitos');
    fireEvent.change(field, { target: { value: '481902' } });
    const conclude = asked.getByRole('button', { name: conclusion });
    fireEvent.click(conclude);
    await waitFor(() => expect(sent(shell, '/validate')).toHaveLength(1));
    await waitFor(() => expect(conclude.getAttribute('aria-busy')).toBeNull());
    const said = asked.queryAllByText('Código inválido ou expirado');
    expect(said.map(({ textContent }) => textContent)).toEqual(inline);
    const shown = shell.shown.filter(({ kind }) => kind === 'info');
    expect(shown.map(({ text }) => text)).toEqual(modal);
    expect(field.value).toBe('481902');
  },
);

test('another code that was sent says so, and where it went, and is waited for anew [BUD-32] [C-93]', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const shell = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  const asked = await dialog();
  shell.answer('POST /services/A-2/code', () => ({ sent_to: 'a•••@exemplo.pt' }));
  act(() => void vi.advanceTimersByTime(61_000));
  fireEvent.click(await asked.findByRole('button', { name: 'Pedir novo código' }));
  expect(
    await asked.findByText('Enviámos um código de 6 dígitos para a•••@exemplo.pt.'),
  ).toBeTruthy();
  expect(asked.queryByText(/••• ••• 678/)).toBeNull();
  const again = asked.getByRole<HTMLButtonElement>('button', {
    name: /^Pode pedir um novo código/,
  });
  expect(again.disabled).toBe(true);
  expect(shell.shown.filter(({ kind }) => kind === 'toast')).toHaveLength(1);
  expect(sent(shell, '/code')).toHaveLength(2);
  vi.useRealTimers();
});

const notSent = (by: string) => ({
  title: 'Tente novamente',
  message: `Ocorreu um erro a enviar ${by} com código de validação`,
});
test.each([
  ['SMS', '[ERR-41]'],
  ['e-mail', '[ERR-40]'],
])(
  'a code that could not be sent by %s is told in the exact words, the first as well as another, and nothing is approved [BUD-32] [C-592] %s',
  async (by) => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const failed = refused(502, notSent(by));
    const shell = open();
    const sendsCode = { 'POST /services/A-2/code': () => ({ sent_to: '••• ••• 678' }) };
    shell.answer('POST /services/A-2/code', failed);
    const info = vi.spyOn(shell.portal.overlays, 'info');
    const { title, message: body } = notSent(by);
    const approve = await screen.findByRole('button', { name: 'Aprovar orçamento' });
    fireEvent.click(approve);
    await waitFor(() => expect(info.mock.calls).toEqual([[{ title, body }]]));
    expect(screen.queryByRole('dialog')).toBeNull();

    shell.answer('POST /services/A-2/code', sendsCode['POST /services/A-2/code']);
    await waitFor(() => expect(approve.getAttribute('aria-busy')).toBeNull());
    fireEvent.click(approve);
    const asked = await dialog();
    shell.answer('POST /services/A-2/code', failed);
    act(() => void vi.advanceTimersByTime(61_000));
    fireEvent.click(await asked.findByRole('button', { name: 'Pedir novo código' }));
    await waitFor(() => expect(info).toHaveBeenCalledTimes(2));
    expect(info).toHaveBeenLastCalledWith({ title, body });
    expect(shell.shown.filter(({ kind }) => kind === 'toast')).toEqual([]);
    vi.useRealTimers();
  },
);

const generic = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';
test.each([
  ['too soon', 429, 'Aguarde um minuto.', 'Pedido Sem Sucesso', 'Aguarde um minuto.'],
  ['without a contact', 409, 'Sem contacto.', 'Pedido Sem Sucesso', 'Sem contacto.'],
  ['of a server that fails', 500, null, 'Pedido Sem Sucesso', generic],
  ['without an answer', 0, null, 'Sem ligação', expect.stringContaining('Verifique a ligação')],
] as const)(
  'a code that was not sent for another reason, %s (%i, 0 is no answer), is told in words of its own [BUD-32] [ERR-40] [ERR-41] [C-592]',
  async (_why, status, message, title, body) => {
    const shell = open();
    shell.answer('POST /services/A-2/code', () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return refused(status, { message })();
    });
    const info = vi.spyOn(shell.portal.overlays, 'info');
    fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
    await waitFor(() => expect(info.mock.calls).toEqual([[{ title, body }]]));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('what was proved is not asked for again when the decision was refused for another reason [BUD-32]', async () => {
  const shell = open();
  shell.answer('POST /services/A-2/code/validate', () => ({ proof: 'proof-1' }));
  const needsCode = refused(403, { reason: 'CODE_REQUIRED' });
  const changed = refused(409, { reason: 'TOTAL_CHANGED', title: 'Aviso' });
  shell.answer('POST /services/A-2/budget/decision', ({ body }) =>
    JSON.stringify(body).includes('proof') ? changed() : needsCode(),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  const asked = await dialog();
  fireEvent.change(asked.getByLabelText('Código de 6 dígitos'), { target: { value: '481902' } });
  fireEvent.click(asked.getByRole('button', { name: conclusion }));
  await waitFor(() => expect(shell.shown).toContainEqual({ kind: 'info', text: 'Aviso' }));
  shell.answer('POST /services/A-2/budget/decision', ({ body }) =>
    JSON.stringify(body).includes('proof') ? decided : needsCode(),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Aprovar orçamento' }));
  await waitFor(() =>
    expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Orçamento aprovado.' }),
  );
  expect(sent(shell, '/code')).toHaveLength(1);
  expect(sent(shell, '/validate')).toHaveLength(1);
});

test('a decision with a code whose answer was lost is said again as it was, and ends as decided [BUD-15] [BUD-32]', async () => {
  const shell = open();
  shell.answer('POST /services/A-2/code/validate', () => ({ proof: 'proof-1' }));
  const needsCode = refused(403, { reason: 'CODE_REQUIRED' });
  shell.answer('POST /services/A-2/budget/decision', ({ body }) => {
    if (JSON.stringify(body).includes('proof')) throw new TypeError('Failed to fetch');
    return needsCode();
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  const asked = await dialog();
  fireEvent.change(asked.getByLabelText('Código de 6 dígitos'), { target: { value: '481902' } });
  fireEvent.click(asked.getByRole('button', { name: conclusion }));
  await waitFor(() => expect(shell.shown).toContainEqual({ kind: 'info', text: 'Sem ligação' }));
  // It was decided: without the proof that is another call, and refused.
  const again = refused(409, { reason: 'JOB_ALREADY_APPROVED', title: 'Já aprovado' });
  shell.answer('POST /services/A-2/budget/decision', ({ body }) =>
    JSON.stringify(body).includes('proof') ? decided : again(),
  );
  const approve = screen.getByRole('button', { name: 'Aprovar orçamento' });
  await waitFor(() => expect(approve.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(approve);
  await waitFor(() =>
    expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Orçamento aprovado.' }),
  );
  const [, lost, repeated, ...more] = sent(shell, '/decision');
  expect(more).toEqual([]);
  expect(repeated?.body).toEqual(lost?.body);
  expect(repeated?.headers.get('Idempotency-Key')).toBe(lost?.headers.get('Idempotency-Key'));
});

test('in demo the code is said [BUD-40]', async () => {
  open(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  expect(await (await dialog()).findByText('Na demonstração, use o código 123456.')).toBeTruthy();
});
