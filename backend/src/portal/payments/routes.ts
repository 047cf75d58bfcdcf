import {
  cardUpdateSchema,
  paymentRequestSchema,
  paymentStatusSchema,
  paymentPageSchema,
  paymentCreatedSchema,
} from '@portal/api/payment/createPaymentsApi';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { runOnce } from '../../platform/http/once/runOnce.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { requireCustomer, type Customer } from '../../accounts/sessions/requireCustomer.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { presentSubject } from '../services/findSubject.ts';
import { forgetFormerAccounts } from './gateways/forgetFormerAccounts.ts';
import { receiveCardReturn } from './received/receiveCardReturn.ts';
import { createPayment } from './attempts/createPayment.ts';
import { readReceivedPayments } from './received/readReceivedPayments.ts';
import { expireAttempts, refreshPayment } from './attempts/refreshPayment.ts';
import { centsWithoutAccount, forgetRefundAccounts } from './settling/refundAccounts.ts';
import { releaseUnpaidBookings } from './settling/releaseUnpaidBookings.ts';
import { attemptDetails, paymentOnWire } from './paymentOnWire.ts';
import { findOwnPayment } from './findOwnPayment.ts';
import { whyClosed } from './whyClosed.ts';
import { refundAccountRoutes } from './refundAccountRoutes.ts';
import { systemRoutes } from './systemRoutes.ts';

/** Payments of the customer's works and appointments, and the gateway's callback (API-73..75, C-77). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('booking');

  app.get(
    '/main/payment/status/:id',
    {
      access: 'customer',
      summary: 'State of a payment (API-74)',
      answer: paymentStatusSchema,
      request: { path: { id: '{payment}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const fresh = await readFreshPayment(backend, customer, context);
      return context.json({ status: fresh.state });
    },
  );

  app.get(
    '/main/payment/:id',
    {
      access: 'customer',
      summary: 'A payment and what is paid (C-77)',
      answer: paymentPageSchema,
      request: { path: { id: '{payment}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const fresh = await readFreshPayment(backend, customer, context);
      const details = await presentSubject(backend, customer, fresh.subject);
      const now = backend.clock.now();
      const closed = fresh.state === 'PAYED' ? null : await whyClosed(backend.database, fresh, now);
      const cents = await centsWithoutAccount(backend.database, fresh.id);
      const accountFor = cents === 0 ? null : centsToEuros(cents);
      const payment = paymentOnWire(fresh, now);
      return context.json({ payment, details, closed, account_for: accountFor });
    },
  );

  app.post(
    '/main/payment',
    {
      access: 'customer',
      summary: 'Starts paying; the server knows the total (API-73, C-109)',
      body: paymentRequestSchema,
      answer: paymentCreatedSchema,
      request: { json: { id: '{work}', method: 'MB', total: 25, billing_id: 'FINAL_CONSUMER' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const request = await readBody();
      const answer = await runOnce(
        backend.database,
        `payment/${customer.client.id}`,
        context.req.header('idempotency-key'),
        request,
        backend.clock.now(),
        async () => {
          const payment = await createPayment(backend, customer, request);
          const details = attemptDetails(payment, backend.clock.now());
          return {
            status: 200,
            body: { success: true, type: request.method, id: payment.id, ...details },
          };
        },
      );
      return context.json(answer.body, answer.status);
    },
  );

  app.post(
    '/main/payment/cc/update',
    {
      access: 'customer',
      summary: 'Reports the return from the card page (API-75, C-96)',
      body: cardUpdateSchema,
      answer: paymentStatusSchema,
      request: { json: { payment_id: '{payment}', status: 'cancel', sk: '' } },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const request = await readBody();
      const payment = await findOwnPayment(backend, customer, request.payment_id);
      await receiveCardReturn(backend, payment, request.status, request.sk);
      const fresh = await findOwnPayment(backend, customer, payment.id);
      return context.json({ status: fresh.state });
    },
  );

  app.include(refundAccountRoutes(backend));
  app.include(systemRoutes(backend));
  return app;
}

export const paymentsCapability: Capability = {
  name: 'payments',
  routes,
  tasks: [
    { name: 'end payment attempts', everySeconds: 15, run: expireAttempts },
    { name: 'read received payments', everySeconds: 60, run: readReceivedPayments },
    { name: 'forget former payment keys', everySeconds: 3600, run: forgetFormerAccounts },
    { name: 'forget refund accounts', everySeconds: 3600, run: forgetRefundAccounts },
    { name: 'release unpaid bookings', everySeconds: 15, run: releaseUnpaidBookings },
  ],
};

/** The payment as it is once the gateway was asked about an attempt that is under way. */
async function readFreshPayment(backend: Backend, customer: Customer, context: Context) {
  const payment = await findOwnPayment(backend, customer, readParameter(context, 'id'));
  if (payment.state === 'PENDING') await refreshPayment(backend, payment.id);
  return findOwnPayment(backend, customer, payment.id);
}
