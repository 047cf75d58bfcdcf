// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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

test.each([
  ['Abcdef1!', 'Abcdef1?'],
  ['abcdefgh', 'abcdefgh'],
  ['', ''],
])(
  '%j and %j are refused with the modal [PWD-01] [PWD-02] [PWD-03]',
  async (password, confirmation) => {
    const portal = open();
    fill(password, confirmation);
    await waitFor(() =>
      expect(portal.shown).toEqual([{ kind: 'warn', text: 'Dados Incorrectos' }]),
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

test.each([
  [400, 'Dados Incorrectos', '[PWD-05]'],
  [500, 'Pedido Sem Sucesso', '[PWD-06]'],
])('an answer %i shows %s %s', async (status, title) => {
  const portal = open({
    answers: { 'PUT /user/password': () => Response.json({ message: 'x' }, { status }) },
  });
  fill('Abcdef1!', 'Abcdef1!');
  await waitFor(() => expect(portal.shown.at(-1)).toEqual({ kind: 'info', text: title }));
  expect(portal.visited).toEqual([]);
});
