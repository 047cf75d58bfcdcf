import {
  paymentAccountStateSchema,
  testPaymentSchema,
} from '@portal/api/payment/paymentAccountState';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { readJson } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import {
  enteredAccountSchema,
  readPaymentAccount,
} from '../../portal/payments/gateways/readPaymentAccount.ts';
import { savePaymentAccount } from '../../portal/payments/gateways/savePaymentAccount.ts';
import { describePayments } from '../../portal/payments/testPayments/describePayments.ts';
import { refreshTests } from '../../portal/payments/testPayments/refreshTests.ts';
import { startTest } from '../../portal/payments/testPayments/startTest.ts';
import { readActor } from '../../rollouts/mgmt/operators/readActor.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { noteAction } from '../../rollouts/mgmt/teams/actions.ts';
import { operatorsOnly } from '../../rollouts/mgmt/routes/operatorsOnly.ts';
import { byQuery } from '../../rollouts/mgmt/routes/byQuery.ts';

/** A provider's payments as the operator sets them up for it (SET-16, SET-17). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const path = { domain: 'auto-mirante.localhost' };
  const root = '/mgmt/providers/:domain/payment-account';
  app.use(root, operatorsOnly(backend, 'manage'));
  app.use(`${root}/*`, operatorsOnly(backend, 'manage'));

  app.get(
    root,
    {
      access: 'administrator',
      summary: 'How far a provider’s payments are; no key is shown',
      answer: paymentAccountStateSchema,
      request: { path },
    },
    async (context) => {
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      await refreshTests(backend, company.id);
      return context.json(await describePayments(backend, company));
    },
  );

  app.put(
    root,
    {
      access: 'administrator',
      summary: 'Stores a provider’s keys at the payment gateway, which are then to be tested',
      query: byQuery,
      answer: paymentAccountStateSchema,
      request: { path, json: { gateway: 'sandbox' } },
    },
    async (context) => {
      const by = await readActor(context, backend);
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      const account = readPaymentAccount(await readJson(context, enteredAccountSchema));
      await savePaymentAccount(backend, company, account);
      await noteAction(
        backend,
        by,
        'entered payment keys',
        `${company.domain}: ${account.gateway}`,
      );
      return context.json(await describePayments(backend, company));
    },
  );

  app.post(
    `${root}/test-payment`,
    {
      access: 'administrator',
      summary: 'Asks a provider for 1,00 € by its own keys; the gateway’s callback sets `live`',
      query: byQuery,
      body: testPaymentSchema,
      answer: paymentAccountStateSchema,
      status: 201,
      request: { path, json: { method: 'MBWAY', phone: '912000001' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const by = await readActor(context, backend);
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      const request = await readBody();
      await startTest(backend, company, request);
      await noteAction(
        backend,
        by,
        'asked for a test payment',
        `${company.domain}: ${request.method}`,
      );
      return context.json(await describePayments(backend, company), 201);
    },
  );

  return app;
}

export const paymentSetupCapability: Capability = { name: 'payment setup', routes };
