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
])('a payment whose state of reading is %s says so %i times [DET-44] [DET-45]', (state, times) => {
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

test.each([
  ['called off', anAppointmentWork({ is_cancelled: true })],
  ['called off by the customer', anAppointmentWork({ is_cancelled: true, is_history: true })],
  ['missed', anAppointmentWork({ is_history: true })],
  ['a work that was called off', aWork({ is_cancelled: true })],
])(
  'a payment of what was %s is not asked for, whatever its state [DET-07] [DET-22] [DET-25] [C-269]',
  (_what, work) => {
    for (const state of ['NOT_PAID', 'PENDING', 'EXPIRED', 'MBWAY_REJECTED'] as const) {
      render(
        <TestShell test={createTestPortal()}>
          <PaymentCard
            work={{ ...work, payment: { ...duePayment, state } }}
            now={now}
            isPrimary={false}
          />
        </TestShell>,
      );
      expect(screen.queryByText(/Pag/)).toBeNull();
      cleanup();
    }
  },
);

test.each([
  [3, false, 'Pendente de Pagamento'],
  [3, true, 'Por pagar'],
  [4, true, 'Pendente de Pagamento'],
  [4, false, 'Pendente de Pagamento'],
  [2, false, 'Por pagar'],
  [5, false, 'Por pagar'],
] as const)(
  'at bars %i, where worksheets are operational: %s, an unpaid payment says «%s» [DET-23] [DET-24] [DET-25] [C-182]',
  (bars, worksheetOperational, label) => {
    render(
      <TestShell test={createTestPortal({ provider: { worksheetOperational } })}>
        <PaymentCard
          work={aWork({ state: { bars, name: '' }, payment: duePayment })}
          now={now}
          isPrimary
        />
      </TestShell>,
    );
    expect(screen.queryAllByText(/^P.* (pagar|de Pagamento)$/)).toEqual([screen.getByText(label)]);
  },
);

test('what was paid of a missed appointment stays to be seen [DET-08]', () => {
  const payment = { ...duePayment, state: 'PAYED' as const };
  render(
    <TestShell test={createTestPortal()}>
      <PaymentCard
        work={anAppointmentWork({ is_history: true, payment })}
        now={now}
        isPrimary={false}
      />
    </TestShell>,
  );
  expect(screen.getByText('Pago')).toBeTruthy();
});
