import * as v from 'valibot';
import { refundsSchema } from '@portal/api/payment/createPaymentsApi';
import type { Backend } from '../../platform/backend.ts';
import { readListPage } from '../../platform/http/listPage.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { requireAdministrator } from '../../platform/http/adminToken.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { receiveCallback } from './received/receiveCallback.ts';
import { listRefunds, refundPages } from './settling/refunds.ts';

/** What others than customers call: the gateway tells of a payment, the administration lists what is to go back. */
export function systemRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');

  app.get(
    '/gateway-callback/:gateway',
    {
      access: 'gateway',
      summary: 'Tells of a payment; believed only with the anti-phishing key',
      type: 'text/plain',
      request: { path: { gateway: 'ifthenpay' }, query: { key: 'wrong', requestId: 'x' } },
      withoutExample: true,
    },
    async (context) => {
      const query = new URL(context.req.url).searchParams;
      const status = await receiveCallback(backend, readParameter(context, 'gateway'), query);
      return status === 200 ? context.text('OK') : context.body(null, status);
    },
  );

  app.get(
    '/mgmt/refunds',
    {
      access: 'administrator',
      summary: 'Money that waits to go back, of all providers',
      query: v.object(pageQuery),
      answer: refundsSchema,
    },
    async (context) => {
      requireAdministrator(context, backend.environment);
      return context.json(
        await listRefunds(backend.database, null, readListPage(context, refundPages)),
      );
    },
  );

  return app;
}
