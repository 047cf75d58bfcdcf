// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import ConfirmEmailPage from './ConfirmEmailPage.tsx';

const visitor = { mode: 'visitor' as const, subject: null, termsAccepted: false };
const done = () => ({ message: 'Email validado.' });
const noProof = () => Response.json({ http_code: 403, code: 403 }, { status: 403 });

afterEach(cleanup);

function open(options: TestPortalOptions, answer: () => unknown = done) {
  const answers = { 'POST /user/email/confirm': answer };
  const portal = createTestPortal({ ...options, answers });
  render(
    <TestShell test={portal} path="/confirmar-email?email_token=abc">
      <ConfirmEmailPage />
    </TestShell>,
  );
  return portal;
}
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
const asked = ({ requests }: ReturnType<typeof open>) =>
  requests.map(({ query, body }) => [query.get('token'), body]);

test('opening the link asks nothing; a press with the session of the sign-up confirms [API-18] [PRO-12]', async () => {
  const portal = open({});
  await screen.findByRole('heading', { name: 'Confirme o seu e-mail' });
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(portal.requests).toEqual([]);
  confirm();
  await screen.findByRole('heading', { name: 'Email validado.' });
  expect(asked(portal)).toEqual([['abc', {}]]);
});

test('without a session the password of the sign-up goes along, and nothing without it [API-18] [VAL-19]', async () => {
  const portal = open({ session: visitor });
  confirm();
  expect(screen.getByText('Campo obrigatório!')).toBeTruthy();
  expect(portal.requests).toEqual([]);
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Cadeira-2026' } });
  confirm();
  await screen.findByRole('heading', { name: 'Email validado.' });
  expect(asked(portal)).toEqual([['abc', { password: 'Cadeira-2026' }]]);
});

test('the session of somebody else is asked for the password of the sign-up [API-18]', async () => {
  const portal = open({}, noProof);
  confirm();
  fireEvent.change(await screen.findByLabelText('Password'), {
    target: { value: 'Cadeira-2026' },
  });
  portal.answer('POST /user/email/confirm', done);
  confirm();
  await screen.findByRole('heading', { name: 'Email validado.' });
  expect(asked(portal)).toEqual([
    ['abc', {}],
    ['abc', { password: 'Cadeira-2026' }],
  ]);
});
