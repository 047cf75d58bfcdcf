// @vitest-environment happy-dom
import { paymentPageSchema } from '@portal/api/payment/createPaymentsApi';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { PaidView } from './PaidView.tsx';
import { toPaymentPage } from '../toPaymentPage.ts';
import { wireAttempt, wirePage } from '../../../testing/samplePayment.testing.ts';

afterEach(cleanup);

const company = {
  id: 'B-1',
  name: 'Prata, Lda.',
  vat_number: '509442013',
  address: 'Rua 1',
  postal_code: '1000-001',
  city: 'Lisboa',
  country: { id: 175, country: 'Portugal' },
};

/** The receipt's rows, label and value, of a payment invoiced to `billing`. */
function rows(billing: typeof company | null): Record<string, string> {
  const wire = wirePage('PAYED', wireAttempt('MBWAY'));
  const answer = v.parse(paymentPageSchema, { ...wire, payment: { ...wire.payment, billing } });
  const page = toPaymentPage('S-7', answer, 0);
  render(
    <TestShell test={createTestPortal()}>
      <PaidView page={page} onContinue={() => undefined} />
    </TestShell>,
  );
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}

test('the receipt says the appointment, how it was paid and to whom it is invoiced [PAY-08] [LIM-10]', () => {
  expect(rows(company)).toMatchObject({
    Serviço: 'Sessão de fisioterapia',
    Marcação: expect.stringContaining('10:00'),
    Fatura: 'Prata, Lda. · NIF 509\u00a0442\u00a0013',
  });
  expect(screen.getByRole('heading', { name: 'Pago' })).toBeTruthy();
  expect(screen.getByText('MB WAY')).toBeTruthy();
  expect(screen.getByText('35,00 €')).toBeTruthy();
});

test('a final consumer without NIF is named alone', () => {
  expect(rows({ ...company, name: 'Consumidor final', vat_number: '' })['Fatura']).toBe(
    'Consumidor final',
  );
});

test('nothing is said of an invoice that nobody gave data for', () => {
  expect(rows(null)).not.toHaveProperty('Fatura');
});
