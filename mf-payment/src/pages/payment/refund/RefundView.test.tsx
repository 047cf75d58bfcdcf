// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import PaymentPage from '../PaymentPage.tsx';
import { wireAttempt, wirePage } from '../../../testing/samplePayment.testing.ts';

// A busy machine may take its time; nothing waits longer than it has to.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

function open(accountFor: number | null) {
  const wire = { ...wirePage('PAYED', wireAttempt('MB')), account_for: accountFor };
  const shell = createTestPortal({
    answers: {
      'GET /payment/S-7': () => wire,
      'GET /billing': () => ({ billings: [] }),
      'POST /payment/S-7/refund-account': () => ({ message: 'OK' }),
    },
  });
  render(
    <TestShell
      test={shell}
      path="/payment/S-7"
      view={{ kind: 'page', name: 'payment', params: { id: 'S-7' } }}
    >
      <PaymentPage />
    </TestShell>,
  );
  return shell;
}
const sent = (shell: ReturnType<typeof open>) =>
  shell.requests.filter(({ path }) => path.endsWith('/refund-account')).map(({ body }) => body);

test('what goes back by bank transfer asks for the IBAN, refuses a wrong checksum and is asked for no more then [POL-11] [VAL-19] [LIM-10]', async () => {
  const shell = open(15);
  expect(await screen.findByText('Para devolver 15,00 € precisamos do seu IBAN.')).toBeTruthy();
  const iban = screen.getByLabelText('IBAN');
  const holder = screen.getByLabelText('Titular da conta');
  const save = screen.getByRole('button', { name: 'Guardar IBAN' });
  fireEvent.click(save);
  expect(screen.getAllByText('Campo obrigatório!')).toHaveLength(2);
  expect(screen.queryByText('O IBAN introduzido não é válido')).toBeNull();
  expect(document.activeElement).toBe(iban);
  fireEvent.change(iban, { target: { value: 'PT50 0002 0123 1234 5678 9015 5' } });
  fireEvent.change(holder, { target: { value: 'Marta Figueiredo' } });
  fireEvent.click(save);
  expect(screen.getByText('O IBAN introduzido não é válido')).toBeTruthy();
  expect(sent(shell)).toEqual([]);
  fireEvent.change(iban, { target: { value: 'PT50 0002 0123 1234 5678 9015 4' } });
  expect(screen.queryByText('O IBAN introduzido não é válido')).toBeNull();
  fireEvent.change(holder, { target: { value: '' } });
  fireEvent.click(save);
  expect(screen.getAllByText('Campo obrigatório!')).toHaveLength(1);
  expect(document.activeElement).toBe(holder);
  fireEvent.change(holder, { target: { value: 'Marta Figueiredo' } });
  shell.answer('GET /payment/S-7', () => wirePage('PAYED', wireAttempt('MB')));
  fireEvent.click(save);
  await screen.findByRole('heading', { name: 'Nada a pagar' });
  expect(sent(shell)).toEqual([
    { iban: 'PT50 0002 0123 1234 5678 9015 4', name: 'Marta Figueiredo' },
  ]);
  expect(shell.shown).toContainEqual({ kind: 'toast', text: 'O seu IBAN ficou guardado.' });
});

test('where nothing waits for an account nothing is asked [POL-11]', async () => {
  open(null);
  await screen.findByRole('heading', { name: 'Nada a pagar' });
  expect(screen.queryByLabelText('IBAN')).toBeNull();
});
