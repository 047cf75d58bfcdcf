// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { QueryClient } from '@portal/remote/query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import NewComerPage from './NewComerPage.tsx';
import { texts } from './texts.ts';

const CALL = 'GET /client/company';
const company = {
  id: 'lima',
  name: 'Barbearia Lima',
  domain: 'lima.localhost',
  logo: 'logo.svg',
  town: 'Porto',
  url: 'http://lima.localhost',
  registered: true,
  logged: true,
  scheduler_module: 'FULL',
  is_scheduler_solo: false,
  worksheet_operational: 'true',
  demo: false,
  support_equipment: false,
};
const some = () => ({ companies: [company] });
const none = () => ({ companies: [] });
const broken = () => Response.json({ http_code: 500 }, { status: 500 });

function open(answer: NonNullable<TestPortalOptions['answers']>[string]) {
  const portal = createTestPortal({ answers: { [CALL]: answer } });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <TestShell test={portal} path="/new-comer" queryClient={queryClient}>
      <NewComerPage />
    </TestShell>,
  );
  return { portal, queryClient };
}

afterEach(cleanup);

test('shows the customer’s companies under the one heading of the page', async () => {
  open(some);
  expect(screen.getByRole('status').textContent).toBe(texts.loading);
  expect((await screen.findByText('Barbearia Lima')).textContent).toBeTruthy();
  expect(screen.getByText('Porto').textContent).toBe('Porto');
  expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
    texts.title,
  ]);
});

test('says so when there are none', async () => {
  open(none);
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(texts.empty);
});

test('a call that failed can be repeated', async () => {
  const { portal } = open(broken);
  await screen.findByRole('alert', undefined, { timeout: 5000 });
  portal.answer(CALL, some);
  fireEvent.click(screen.getByRole('button', { name: /^Tentar/ }));
  expect((await screen.findByText('Barbearia Lima')).textContent).toBe('Barbearia Lima');
});

test('a refresh that failed keeps the list and says since when', async () => {
  const { portal, queryClient } = open(some);
  await screen.findByText('Barbearia Lima');
  portal.answer(CALL, broken);
  await act(() => queryClient.refetchQueries());
  expect((await screen.findByText(texts.stale)).textContent).toBe(texts.stale);
  expect(screen.getByText('Barbearia Lima').textContent).toBe('Barbearia Lima');
});
