import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { findCompanyByDomain } from '../../accounts/companies/queries.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { readJson } from '../../platform/http/readJson.ts';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import { newId } from '../../platform/newId.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { countAttempt } from '../../accounts/limits/rateLimit.ts';
import { analyticsRoutes } from './analyticsRoutes.ts';
import { hideTokens } from './hideTokens.ts';

export const diagnosticsCapability: Capability = {
  name: 'diagnostics',
  routes,
  tasks: [
    {
      name: 'forget old diagnostics',
      everySeconds: 3600,
      run: async ({ database, clock }) => {
        const before = new Date(clock.now().getTime() - keepMilliseconds);
        await database.deleteFrom('clientLogs').where('receivedAt', '<', before).execute();
      },
    },
  ],
};

const keepMilliseconds = 30 * 24 * 3600 * 1000;
const logSchema = v.object({ content: v.pipe(v.string(), v.maxLength(20_000)) });
const logLimit = { count: 120, seconds: 60 };

/** What clients report about themselves (API-52..54). No answer here depends on what was sent. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.post(
    '/main/log',
    {
      access: 'open',
      summary: 'Keeps a diagnostics text of a client, without its tokens (API-53)',
      body: v.object({ content: v.string() }),
      request: { json: { content: '1.0.0 2026-06-15 09:00 /client/services' } },
    },
    async (context) => {
      const { content } = await readJson(context, logSchema);
      const now = backend.clock.now();
      await countAttempt(backend.database, `log:${clientAddress(context)}`, logLimit, now);
      const company = await findCompanyByDomain(backend.database, requestDomain(context));
      await backend.database
        .insertInto('clientLogs')
        .values({
          id: newId(),
          companyId: company?.id ?? null,
          content: hideTokens(content),
          receivedAt: now,
        })
        .execute();
      return context.json({});
    },
  );
  app.include(analyticsRoutes(backend));
  return app;
}
