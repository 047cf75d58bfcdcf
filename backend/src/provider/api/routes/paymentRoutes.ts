import { refundDoneSchema, refundsSchema } from '@portal/api/payment/createPaymentsApi';
import * as v from 'valibot';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import {
  paymentAccountSchema,
  savePaymentAccount,
} from '../../../portal/payments/gateways/paymentAccount.ts';
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
  changeUnlisted(
    'PUT',
    '/payment-account',
    {
      scopes: [],
      summary: 'Stores the account at the payment gateway',
      request: { json: {} },
      withoutExample: true,
    },
    paymentAccountSchema,
    async (company, body) => ({
      message: 'The payment account was stored.',
      callback_url: await savePaymentAccount(backend, company, body),
    }),
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
