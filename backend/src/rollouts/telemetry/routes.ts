import { sql } from 'kysely';
import { telemetrySchema } from '@portal/rollout/telemetry';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { countAttempt } from '../../accounts/limits/rateLimit.ts';
import { haltCanaries } from './haltCanaries.ts';
import { takeLoads } from './takeLoads.ts';
import { takeRemarks } from './takeRemarks.ts';

/** How long counts are kept, in days. */
const KEPT_DAYS = 30;

export const telemetryCapability: Capability = {
  name: 'telemetry',
  routes,
  tasks: [
    { name: 'halt canaries', everySeconds: 5, run: haltCanaries },
    {
      name: 'forget old loads',
      everySeconds: 3600,
      run: async ({ database, clock }) => {
        const before = sql<Date>`${clock.now()}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
        for (const table of ['remoteLoads', 'remoteRemarks'] as const)
          await database.deleteFrom(table).where('minute', '<', before).execute();
      },
    },
  ],
};

/** What pages tell of the remotes that they showed or could not show, and of what those did wrong. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const perAddress = {
    // Behind one address there may be a whole company. Nobody is logged in here, so whoever wants to can halt a
    // canary with a few invented failures: that costs its team a look, and customers nothing.
    count: backend.environment.mode === 'production' ? 120 : 1_000_000,
    seconds: 600,
  };
  app.post(
    '/mgmt/telemetry',
    {
      access: 'open',
      summary:
        'Counts which releases a page showed or could not show, and what they did wrong; nothing of the customer',
      body: telemetrySchema,
      status: 204,
      request: {
        json: {
          shell: '1.0.0',
          loads: [
            { remote: 'mf-example', version: '1.0.0', outcome: 'shown', milliseconds: 210 },
            { remote: 'mf-example', version: '1.1.0', outcome: 'REMOTE-LOAD', milliseconds: 900 },
          ],
          remarks: [{ remote: 'mf-example', version: '1.0.0', code: 'REMOTE-HANDLER' }],
        },
      },
    },
    async (context, readBody) => {
      const { loads, remarks } = await readBody();
      const { database, clock } = backend;
      await countAttempt(database, `telemetry:${clientAddress(context)}`, perAddress, clock.now());
      const provider = requestDomain(context);
      await takeLoads(database, provider, loads, clock.now());
      await takeRemarks(database, provider, remarks, clock.now());
      return context.body(null, 204);
    },
  );
  return app;
}
