// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aWork, duePayment } from '../../testing/aWork.ts';
import { PaymentCard } from './PaymentCard.tsx';

afterEach(cleanup);

test.each([
  ['EXPANDED', 1],
  ['IGNORE', 1],
  ['READ', 0],
])('a payment whose state of reading is %s says so %i times', (state, times) => {
  const work = aWork({ payment: duePayment, payment_toast_state: state });
  render(
    <TestShell test={createTestPortal()}>
      <PaymentCard work={work} now={new Date('2026-07-09T10:00:00Z')} isPrimary={false} />
    </TestShell>,
  );
  expect(screen.getByRole('heading', { name: 'Pagamento' })).toBeTruthy();
  expect(screen.queryAllByText('Por ler')).toHaveLength(times);
});
