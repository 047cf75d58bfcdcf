import {
  namedContractSchema,
  withdrawalReceiptSchema,
  withdrawalRequestSchema,
} from '@portal/api/company/withdrawal';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { runOnce } from '../../platform/http/once/runOnce.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { requireEvenSuspended } from '../../accounts/companies/requireCompany.ts';
import { countAttempt } from '../../accounts/limits/rateLimit.ts';
import { callerOf } from '../budgets/personOf.ts';
import { presentNamed } from './contract/presentNamed.ts';
import { takeStatement } from './takeStatement.ts';

export const withdrawalsCapability: Capability = { name: 'withdrawals', routes };

/** Exact (LAW-07): as many statements reach a provider from one address. */
const perAddress = { count: 5, seconds: 3600 };
const keyQuery = v.object({ key: v.pipe(v.string(), v.maxLength(500)) });

/** Withdrawing from contracts, for whoever is not logged in, too (LAW-05 to LAW-08). */
function routes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const app = describedRoutes('provider');

  app.get(
    '/main/legal/contract',
    {
      access: 'visitor',
      summary: 'The contract that a key of a ticket or mail names (LAW-05)',
      query: keyQuery,
      answer: namedContractSchema,
      request: { query: { key: 'none' } },
    },
    async (context) => {
      const company = await requireEvenSuspended(context, backend);
      const { key } = await readQuery(context, keyQuery);
      return context.json({ contract: await presentNamed(backend, company, key) });
    },
  );

  app.post(
    '/main/legal/withdrawals',
    {
      access: 'visitor',
      summary: 'Takes a statement of withdrawal and sends its receipt to both sides (LAW-07)',
      body: withdrawalRequestSchema,
      answer: withdrawalReceiptSchema,
      status: 201,
      request: {
        json: { name: 'Ana Segredo', contract: 'Revisão de 3 de julho', email: 'ana@exemplo.pt' },
      },
    },
    async (context, readBody) => {
      const company = await requireEvenSuspended(context, backend);
      const body = await readBody();
      const answer = await runOnce(
        database,
        `withdrawal/${company.id}`,
        context.req.header('idempotency-key'),
        body,
        clock.now(),
        async () => {
          const from = `withdrawal-address:${company.id}:${clientAddress(context)}`;
          await countAttempt(database, from, perAddress, clock.now());
          return {
            status: 201,
            body: await takeStatement(backend, company, body, callerOf(context)),
          };
        },
      );
      return context.json(answer.body, answer.status);
    },
  );

  return app;
}
