import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { providerStateSchema } from '../providers/providerState.ts';
import { resumeProvider, suspendProvider, suspensionSchema } from '../providers/suspendProvider.ts';
import { noteAction } from '../teams/actions.ts';
import { readActor } from '../operators/readActor.ts';
import { byQuery } from './byQuery.ts';

/** Closing a provider's portal and opening it again. Beside `providerRoutes`, which says who may. */
export function suspensionRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const request = { path: { domain: 'unknown.localhost' } };

  app.post(
    '/mgmt/providers/:domain/suspend',
    {
      access: 'administrator',
      summary: 'Closes a provider’s portal until it is resumed; nothing is lost',
      query: byQuery,
      body: suspensionSchema,
      answer: providerStateSchema,
      request: { ...request, json: { reason: 'As agreed.' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const by = await readActor(context, backend);
      const domain = readParameter(context, 'domain');
      const { reason } = await readBody();
      const state = await suspendProvider(backend, domain, reason);
      await noteAction(backend, by, 'suspended a provider', `${domain}: ${reason}`);
      return context.json(state);
    },
  );

  app.post(
    '/mgmt/providers/:domain/resume',
    {
      access: 'administrator',
      summary: 'Opens a suspended provider’s portal again, and calls off its deletion',
      query: byQuery,
      answer: providerStateSchema,
      request,
      withoutExample: true,
    },
    async (context) => {
      const by = await readActor(context, backend);
      const domain = readParameter(context, 'domain');
      const state = await resumeProvider(backend, domain);
      await noteAction(backend, by, 'resumed a provider', domain);
      return context.json(state);
    },
  );

  return app;
}
