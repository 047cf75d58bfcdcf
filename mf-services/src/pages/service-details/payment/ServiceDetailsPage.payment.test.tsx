// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAppointmentWork, aWork, duePayment } from '../../../testing/aWork.ts';
import { appointment, detailsForEachTest, openDetails, work } from '../testing/openDetails.tsx';

detailsForEachTest();

test.each([
  ['CANCELADO', { is_cancelled: true }],
  ['NÃO COMPARECEU', { is_history: true }],
])(
  'the page of an appointment that is %s asks for no payment [DET-22] [DET-25] [C-269]',
  async (words, changes) => {
    openDetails('S-1', {
      answers: appointment(anAppointmentWork({ payment: duePayment, ...changes })),
    });
    await screen.findByRole('heading', { level: 1, name: words });
    expect(screen.queryByText(/Pag(ar|amento)/)).toBeNull();
    cleanup();
    openDetails('S-1', { answers: appointment(anAppointmentWork({ payment: duePayment })) });
    await screen.findByRole('link', { name: 'Pagar' });
    expect(screen.getAllByText('Pendente de Pagamento').length).toBeGreaterThan(0);
  },
);

test.each([1, 2, 2.5, 3, 4, 5] as const)(
  'a payment that was asked for at bars %s can be made [DET-07] [DET-25]',
  async (bars) => {
    const valid = '2099-07-20T22:59:00.000Z';
    const asked = aWork({
      state: { bars, name: '' },
      is_history: bars === 5,
      payment: { ...duePayment, valid_until: valid },
    });
    openDetails('A-1', { answers: work(asked), provider: { worksheetOperational: true } });
    const pay = await screen.findByRole('link', { name: 'Pagar' });
    expect(pay.getAttribute('href')).toBe('/client/payment/A-1');
    expect(screen.getAllByText('35,00 €').length).toBeGreaterThan(0);
    screen.getByText('Pagar até');
    if (bars !== 4) screen.getByText('Por pagar');
    // The exact words stand where the stages ask for them (DET-25).
    expect(screen.queryAllByText('Pendente de Pagamento').length > 0).toBe(bars === 4);
  },
);

test('what was paid before stays on the page when more is asked for [LIM-10]', async () => {
  const asked = aWork({
    payment: { ...duePayment, total: 221.5 },
    earlier_payment: {
      ...duePayment,
      state: 'PAYED',
      method: 'MB',
      total: 25,
      description: 'Pré-pagamento',
    },
  });
  openDetails('A-1', { answers: work(asked) });
  await screen.findByText('Pré-pagamento');
  screen.getByText('25,00 €');
  expect(screen.getAllByText('221,50 €').length).toBeGreaterThan(0);
});

test('an unpaid payment shows amount, deadline and one way to pay; a paid one method and date [DET-07] [DET-08]', async () => {
  const payment = {
    id: 'p',
    state: 'NOT_PAID' as const,
    method: null,
    total: 35,
    valid_until: '2031-07-16T22:59:00Z',
    date: null,
    description: null,
    billing: null,
    details: null,
  };
  openDetails('S-1', { answers: appointment(anAppointmentWork({ payment })) });
  expect((await screen.findByRole('link', { name: 'Pagar' })).getAttribute('href')).toBe(
    '/client/payment/S-1',
  );
  expect(screen.getByText('Pagar até')).toBeTruthy();
  expect(screen.getAllByText('Pendente de Pagamento').length).toBeGreaterThan(0);
  cleanup();
  openDetails('S-1', {
    answers: appointment(
      anAppointmentWork({
        payment: { ...payment, state: 'PAYED', method: 'MBWAY', date: '2026-07-07T17:12:00Z' },
      }),
    ),
  });
  await screen.findByText('MB WAY');
  expect(screen.getByText('Pago')).toBeTruthy();
  screen.getByText(/07\sjul\./);
  expect(screen.getByRole('link', { name: 'Ver pagamento' }).getAttribute('href')).toBe(
    '/client/payment/S-1',
  );
  for (const words of ['Pendente de Pagamento', 'Pagar', 'Pagar até'])
    expect(screen.queryByText(words)).toBeNull();
});
