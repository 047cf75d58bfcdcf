import { policySchema } from '@portal/api/provider/policy';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { policyOnWire } from '../../../portal/policies/policy.ts';
import { readProviderPolicy, saveProviderPolicy } from '../../../portal/policies/providerPolicy.ts';
import { providerCalls } from '../providerCalls.ts';

const answer = v.object({ policy: v.nullable(policySchema) });

/** What is paid in advance and what is kept of it, of every service that has no policy of its own (POL-01). */
export function policyRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change } = providerCalls(backend, 'providerApi');
  const { database, clock } = backend;
  get(
    '/policy',
    {
      scopes: ['read'],
      summary: 'The policy of prepaying and cancelling; null without one',
      answer,
    },
    async (company) => {
      const policy = await readProviderPolicy(database, company.id);
      return { policy: policy === null ? null : policyOnWire(policy) };
    },
  );
  change(
    'PUT',
    '/policy',
    {
      scopes: [],
      summary: 'Sets the policy of bookings from now on',
      body: policySchema,
      answer,
      request: {
        json: {
          ...{ prepayment: 'percent', value: 50, free_until_hours: 24 },
          ...{ late_percent: 50, no_show_percent: 100 },
        },
      },
    },
    async (company, policy) => {
      await inTransaction(database, (transaction) =>
        saveProviderPolicy(transaction, company.id, policy, clock.now()),
      );
      return { policy };
    },
  );
  change(
    'DELETE',
    '/policy',
    {
      scopes: [],
      summary: 'Ends the policy: bookings from now on have none',
      body: v.object({}),
      answer,
    },
    async (company) => {
      await inTransaction(database, (transaction) =>
        saveProviderPolicy(transaction, company.id, null, clock.now()),
      );
      return { policy: null };
    },
  );
  return app;
}
