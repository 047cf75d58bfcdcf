import { refundDoneSchema, refundsSchema } from '@portal/api/payment/createPaymentsApi';
import {
  paymentAccountStateSchema,
  testPaymentSchema,
} from '@portal/api/payment/paymentAccountState';
import * as v from 'valibot';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import {
  enteredAccountSchema,
  readPaymentAccount,
} from '../../../portal/payments/gateways/readPaymentAccount.ts';
import { savePaymentAccount } from '../../../portal/payments/gateways/savePaymentAccount.ts';
import { describePayments } from '../../../portal/payments/testPayments/describePayments.ts';
import { refreshTests } from '../../../portal/payments/testPayments/refreshTests.ts';
import { startTest } from '../../../portal/payments/testPayments/startTest.ts';
import { openRefundAccount } from '../../../portal/payments/settling/refundAccounts.ts';
import {
  listRefunds,
  markRefunded,
  refundPages,
} from '../../../portal/payments/settling/refunds.ts';

import type { Backend } from '../../../platform/backend.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { readListPage } from '../../../platform/http/listPage.ts';
import { pageQuery } from '../../../platform/http/pageQuery.ts';
import { providerCalls } from '../providerCalls.ts';

/** The account at the payment gateway, and money that goes back. */
export function paymentRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change, changeUnlisted } = providerCalls(backend, 'providerApi');
  const { database } = backend;
  get(
    '/payment-account',
    {
      scopes: ['read'],
      summary: 'How far payments are: state, test under way, address of callbacks (SET-17)',
      answer: paymentAccountStateSchema,
    },
    async (company) => {
      await refreshTests(backend, company.id);
      return describePayments(backend, company);
    },
  );
  changeUnlisted(
    'PUT',
    '/payment-account',
    {
      scopes: [],
      summary: 'Stores the keys at the payment gateway, which are then to be tested (SET-16)',
      answer: paymentAccountStateSchema,
      request: { json: { gateway: 'sandbox' } },
    },
    enteredAccountSchema,
    async (company, entered) => {
      await savePaymentAccount(backend, company, readPaymentAccount(entered));
      return describePayments(backend, company);
    },
  );
  change(
    'POST',
    '/payment-account/test-payment',
    {
      scopes: [],
      summary: 'Asks for 1,00 € by the provider’s own keys; its callback sets `live` (SET-17)',
      body: testPaymentSchema,
      answer: paymentAccountStateSchema,
      status: 201,
      request: { json: { method: 'MBWAY', phone: '912000001' } },
      withoutExample: true,
    },
    async (company, request) => {
      await startTest(backend, company, request);
      return describePayments(backend, company);
    },
  );
  get(
    '/refunds',
    {
      scopes: ['read'],
      summary: 'Money that waits to go back',
      query: v.object(pageQuery),
      answer: refundsSchema,
    },
    (company, context) =>
      listRefunds(database, company.id, readListPage(context, refundPages), (row) =>
        openRefundAccount(backend.environment, row),
      ),
  );
  change(
    'POST',
    '/refunds/:id',
    {
      scopes: [],
      summary: 'Notes that money went back',
      body: refundDoneSchema,
      status: 201,
      request: { path: { id: 'unknown' }, json: { note: 'Transferência' } },
      withoutExample: true,
    },
    async (company, body, context) => {
      const id = readParameter(context, 'id');
      const refund = await markRefunded(database, company.id, id, body.note, backend.clock.now());
      if (refund === undefined) throw new ApiError(404, 'There is no such refund.');
      return refund;
    },
  );
  return app;
}
