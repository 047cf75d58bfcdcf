// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import PasswordPage from './PasswordPage.tsx';

function open(options: Parameters<typeof createTestPortal>[0] = {}) {
  const portal = createTestPortal(options);
  render(
    <TestShell test={portal} path="/alterar-password">
      <PasswordPage />
    </TestShell>,
  );
  return portal;
}
function fill(password: string, confirmation: string): void {
  fireEvent.change(screen.getByLabelText('Nova password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Confirmar password'), {
    target: { value: confirmation },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Alterações' }));
}

afterEach(cleanup);

test('there are two password fields and one button to save [PWD-01]', () => {
  open();
  const fields = [...document.querySelectorAll('input')].map(({ type }) => type);
  expect(fields).toEqual(['password', 'password']);
  const save = screen.getAllByRole('button').filter(({ textContent }) => textContent !== '');
  expect(save.map(({ textContent }) => textContent)).toEqual(['Guardar Alterações']);
});

test.each([
  ['Abcdef1!', 'Abcdef1?'],
  ['abcdefgh', 'abcdefgh'],
  ['ABCDEF1!', 'ABCDEF1!'],
  ['', ''],
  ['Abcdef1!', ''],
  ['', 'Abcdef1!'],
])(
  '%j and %j are refused with the modal [PWD-01] [PWD-02] [PWD-03]',
  async (password, confirmation) => {
    const portal = open();
    const warn = vi.spyOn(portal.portal.overlays, 'warn');
    fill(password, confirmation);
    await waitFor(() =>
      expect(warn).toHaveBeenCalledExactlyOnceWith({
        title: 'Dados Incorrectos',
        body: 'As passwords inseridas são diferentes',
      }),
    );
    expect(portal.requests).toEqual([]);
  },
);

test('the rule is said under the field as soon as it fails [VAL-05]', () => {
  open();
  fireEvent.change(screen.getByLabelText('Nova password'), { target: { value: 'abc' } });
  expect(
    screen.getByText(
      'A password deve ter pelo menos 8 caracteres, com letra maiúscula, letra minúscula, dígito e símbolo',
    ),
  ).toBeTruthy();
});

test('after a confirmation it is changed, says so and goes home [PWD-04] [PWD-07]', async () => {
  const portal = open({ answers: { 'PUT /user/password': () => ({}) } });
  fill('Abcdef1!', 'Abcdef1!');
  await waitFor(() => expect(portal.visited).toEqual(['/client/services']));
  expect(portal.shown.map(({ kind }) => kind)).toEqual(['confirm', 'toast']);
  expect(portal.shown.at(-1)?.text).toBe('Password Alterada');
  expect(portal.requests[0]?.body).toEqual({ password: 'Abcdef1!' });
});

test('without the confirmation nothing is sent [PWD-04]', async () => {
  const portal = open({ confirms: false });
  fill('Abcdef1!', 'Abcdef1!');
  await waitFor(() => expect(portal.shown).toHaveLength(1));
  expect(portal.requests).toEqual([]);
});

const generic = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';
const said = 'Já usou esta password.';

test.each<[status: number, message: string | undefined, title: string, body: string, row: string]>([
  [400, said, 'Dados Incorrectos', said, '[PWD-05]'],
  [400, undefined, 'Dados Incorrectos', generic, '[PWD-05]'],
  [403, said, 'Pedido Sem Sucesso', generic, '[PWD-06]'],
  [409, said, 'Pedido Sem Sucesso', generic, '[PWD-06]'],
  [429, said, 'Pedido Sem Sucesso', generic, '[PWD-06]'],
  [500, said, 'Pedido Sem Sucesso', generic, '[PWD-06]'],
])('an answer %i that says %s shows %s: %s %s', async (status, message, title, body) => {
  const answer = { http_code: status, message };
  const portal = open({
    answers: { 'PUT /user/password': () => Response.json(answer, { status }) },
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  fill('Abcdef1!', 'Abcdef1!');
  await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith({ title, body }));
  expect(portal.visited).toEqual([]);
});

test('a change that is not answered at all shows the generic message [PWD-06]', async () => {
  const portal = open({
    answers: { 'PUT /user/password': () => Promise.reject(new TypeError('network')) },
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  fill('Abcdef1!', 'Abcdef1!');
  await waitFor(() =>
    expect(info).toHaveBeenCalledExactlyOnceWith({ title: 'Pedido Sem Sucesso', body: generic }),
  );
});

test('a session that ended is left to the shell [PWD-06] [C-04]', async () => {
  const answer = () => Response.json({}, { status: 401 });
  const portal = open({ answers: { 'PUT /user/password': answer } });
  fill('Abcdef1!', 'Abcdef1!');
  await waitFor(() => expect(portal.requests).toHaveLength(1));
  const save = screen.getByRole('button', { name: 'Guardar Alterações' });
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
  expect(portal.shown.map(({ kind }) => kind)).toEqual(['confirm']);
  expect(portal.visited).toEqual([]);
});
