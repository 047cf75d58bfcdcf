// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anAppointmentWork, aWork, duePayment } from '../../../testing/aWork.ts';
import { PaymentCard } from './PaymentCard.tsx';

afterEach(cleanup);

const now = new Date('2026-07-09T10:00:00Z');

test.each([
  ['EXPANDED', 1],
  ['IGNORE', 1],
  ['READ', 0],
])('a payment whose state of reading is %s says so %i times [DET-45]', (state, times) => {
  const work = aWork({ payment: duePayment, payment_toast_state: state });
  render(
    <TestShell test={createTestPortal()}>
      <PaymentCard work={work} now={now} isPrimary={false} />
    </TestShell>,
  );
  expect(screen.getByRole('heading', { name: 'Pagamento' })).toBeTruthy();
  expect(screen.queryAllByText('Por ler')).toHaveLength(times);
});

test.each([
  ['PENDING', 'Pendente', 'Ver pagamento'],
  ['EXPIRED', 'Expirado', 'Pagar'],
  ['NOT_PAID', 'Pendente de Pagamento', 'Pagar'],
  ['CC_CANCEL', 'Cancelado', 'Pagar'],
  ['CC_ERROR', 'Erro', 'Pagar'],
  ['MBWAY_REJECTED', 'Rejeitado (MBWay)', 'Pagar'],
  ['MBWAY_DECLINED', 'Recusado (MBWay)', 'Pagar'],
] as const)(
  'an unpaid payment that is %s says «%s», until when, and leads there by «%s» [DET-07] [PAY-08]',
  (state, label, way) => {
    const payment = { ...duePayment, state, valid_until: '2026-07-16T17:12:00Z' };
    render(
      <TestShell test={createTestPortal()}>
        <PaymentCard work={anAppointmentWork({ payment })} now={now} isPrimary={false} />
      </TestShell>,
    );
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByText('Pagar até').parentElement?.textContent).toMatch(/16\sjul\.,\s18:12$/);
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(
      '/client/payment/S-1',
    );
  },
);

test('a payment of what was called off is not asked for [DET-07]', () => {
  render(
    <TestShell test={createTestPortal()}>
      <PaymentCard
        work={anAppointmentWork({ payment: duePayment, is_cancelled: true })}
        now={now}
        isPrimary={false}
      />
    </TestShell>,
  );
  expect(screen.queryByText('Pagamento')).toBeNull();
});
