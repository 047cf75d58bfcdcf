import { sql } from 'kysely';
import { telemetrySchema } from '@portal/rollout/telemetry';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { exactAddress, networkOf } from '../../platform/http/clientAddress.ts';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { isUsedUp } from '../../accounts/limits/rateLimit.ts';
import { deliverAlerts } from '../alerts/deliverAlerts.ts';
import { watchEveryone } from '../incidents/watchEveryone.ts';
import { followPlans } from '../plans/followPlans.ts';
import { haltCanaries } from './haltCanaries.ts';
import { takeTold } from './takeTold.ts';

/** How long counts are kept, in days. */
const KEPT_DAYS = 30;

/**
 * Messages of one network that count. Behind one there may be a whole town: what is left out then is left out of every
 * release alike, whether it failed or not, so that only the numbers are smaller.
 */
const PER_NETWORK = { count: 40, seconds: 600 };

export const telemetryCapability: Capability = {
  name: 'telemetry',
  routes,
  tasks: [
    { name: 'halt canaries', everySeconds: 5, run: haltCanaries },
    { name: 'tell the operator', everySeconds: 5, run: deliverAlerts },
    { name: 'follow plans', everySeconds: 5, run: followPlans },
    { name: 'watch what everyone has', everySeconds: 15, run: watchEveryone },
    {
      name: 'forget old loads',
      everySeconds: 3600,
      run: async ({ database, clock }) => {
        const before = sql<Date>`${clock.now()}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
        for (const table of ['remoteLoads', 'remoteRemarks', 'failedLoads', 'trialViews'] as const)
          await database.deleteFrom(table).where('minute', '<', before).execute();
        await database.deleteFrom('pageVitals').where('hour', '<', before).execute();
        await database.deleteFrom('releaseErrors').where('lastAt', '<', before).execute();
        await database.deleteFrom('rolloutIncidents').where('endedAt', '<', before).execute();
        await database.deleteFrom('rolloutAlerts').where('at', '<', before).execute();
        await database.deleteFrom('toldLoads').where('until', '<', clock.now()).execute();
      },
    },
  ],
};

/** What pages tell of the remotes that they showed or could not show, and of what those did wrong. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.post(
    '/mgmt/telemetry',
    {
      access: 'open',
      summary:
        'Counts which releases a page showed or could not show, what they did wrong, and what was felt of their pages; nothing of the customer',
      body: telemetrySchema,
      status: 204,
      request: {
        json: {
          shell: '1.0.0',
          ticket: 'mf1a2b3c.AbCdEfGhIjKl.1signature',
          releases: ['mf-example@1.0.0', 'mf-example@1.1.0'],
          loads: [
            { remote: 'mf-example', version: '1.0.0', outcome: 'shown', milliseconds: 210 },
            { remote: 'mf-example', version: '1.1.0', outcome: 'REMOTE-LOAD', milliseconds: 900 },
          ],
          host: {
            version: '1.0.0',
            ticket: 'mf1a2b3c.AbCdEfGhIjKl.1signature',
            outcome: 'shown',
            milliseconds: 640,
          },
          vitals: [
            {
              remote: 'mf-example',
              version: '1.0.0',
              page: 'example',
              metric: 'LCP',
              value: 1240,
              element: 'section ul li',
            },
          ],
          remarks: [{ remote: 'mf-example', version: '1.0.0', code: 'REMOTE-HANDLER' }],
          errors: [
            {
              remote: 'mf-example',
              version: '1.0.0',
              code: 'REMOTE-HANDLER',
              message: "Cannot read properties of undefined (reading 'name')",
              stack: 'at draw (http://a.localhost/assets/mf-example/remote.1.js:1:2)',
            },
          ],
        },
      },
    },
    async (context, readBody) => {
      const told = await readBody();
      const { database, clock } = backend;
      const network = networkOf(exactAddress(context));
      const key = `telemetry:${network}`;
      const isTooMuch =
        network !== null && (await isUsedUp(database, key, PER_NETWORK, clock.now()));
      if (!isTooMuch) await takeTold(backend, requestDomain(context), told, network);
      return context.body(null, 204);
    },
  );
  return app;
}
