import {
  paymentAccountStateSchema,
  testPaymentSchema,
} from '@portal/api/payment/paymentAccountState';
import type { Backend } from '../../platform/backend.ts';
import { readJson } from '../../platform/http/readJson.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import {
  enteredAccountSchema,
  readPaymentAccount,
} from '../../portal/payments/gateways/readPaymentAccount.ts';
import { savePaymentAccount } from '../../portal/payments/gateways/savePaymentAccount.ts';
import { describePayments } from '../../portal/payments/testPayments/describePayments.ts';
import { refreshTests } from '../../portal/payments/testPayments/refreshTests.ts';
import { startTest } from '../../portal/payments/testPayments/startTest.ts';
import { ownerCalls } from './ownerCalls.ts';

/** The owner's payments: keys, which nobody sees again, and the payment that proves them (SET-16, SET-17). */
export function paymentRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change, act } = ownerCalls(backend);
  get(
    '/payments',
    { summary: 'How far the payments are', answer: paymentAccountStateSchema },
    async ({ company }) => {
      await refreshTests(backend, company.id);
      return describePayments(backend, company);
    },
  );
  // What was entered is told apart by its own words for each key, and not in the document.
  act(
    'PUT',
    '/payments',
    {
      summary: 'Stores keys of the payment gateway, which are then to be tested',
      answer: paymentAccountStateSchema,
      request: { json: { gateway: 'sandbox' } },
      withoutExample: true,
    },
    async ({ company }, context) => {
      const entered = await readJson(context, enteredAccountSchema);
      await savePaymentAccount(backend, company, readPaymentAccount(entered));
      return describePayments(backend, company);
    },
  );
  change(
    'POST',
    '/payments/test',
    {
      summary: 'Asks for 1,00 € by the own keys',
      body: testPaymentSchema,
      answer: paymentAccountStateSchema,
      request: { json: { method: 'MBWAY', phone: '912000001' } },
      withoutExample: true,
    },
    async ({ company }, request) => {
      await startTest(backend, company, request);
      return describePayments(backend, company);
    },
  );
  return app;
}
