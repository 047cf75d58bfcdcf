import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { isServed } from '../../accounts/companies/isServed.ts';
import { providerCalls } from '../api/providerCalls.ts';
import { deliverWebhooks } from './deliverWebhooks.ts';
import {
  listDeliveries,
  listEndpoints,
  removeEndpoint,
  retryDelivery,
  saveEndpoint,
} from './endpoints.ts';
import { webhookSchema } from './schemas.ts';

const keepMilliseconds = 30 * 24 * 3600 * 1000;

export const webhooksCapability: Capability = {
  name: 'webhooks',
  routes,
  tasks: [
    {
      name: 'deliver webhooks',
      everySeconds: 2,
      run: async (backend, ending) => {
        await deliverWebhooks(backend, ending);
      },
    },
    {
      name: 'forget old webhook events',
      everySeconds: 3600,
      run: async ({ database, clock }) => {
        const before = new Date(clock.now().getTime() - keepMilliseconds);
        await database
          .deleteFrom('webhookEvents')
          .where('at', '<', before)
          .where(isServed('company_id'))
          .execute();
      },
    },
  ],
};

/** By what a provider's own system asks to be told; documented in docs/provider-api.md. */
function routes(backend: Backend): DescribedRoutes {
  const { app, get, change, changeUnlisted } = providerCalls(backend, 'providerApiWebhooks');
  get(
    '/webhooks',
    { scopes: ['read'], summary: 'Endpoints and how many deliveries are in which state' },
    async (company) => ({ webhooks: await listEndpoints(backend, company.id) }),
  );
  change(
    'PUT',
    '/webhooks/:name',
    {
      scopes: [],
      summary: 'Adds or changes an endpoint',
      body: webhookSchema,
      request: {
        path: { name: 'agenda' },
        json: { url: 'https://exemplo.pt/portal', secret: 'a secret of 32 characters or more' },
      },
    },
    (company, body, context) =>
      saveEndpoint(backend, company.id, readParameter(context, 'name'), body),
  );
  changeUnlisted(
    'DELETE',
    '/webhooks/:name',
    {
      scopes: [],
      summary: 'Removes an endpoint with its deliveries',
      request: { path: { name: 'agenda' } },
      withoutExample: true,
    },
    v.object({}),
    async (company, _body, context) => {
      await removeEndpoint(backend, company.id, readParameter(context, 'name'));
      return { message: 'The webhook was removed.' };
    },
  );
  get(
    '/webhooks/:name/deliveries',
    {
      scopes: ['read'],
      summary: 'The newest deliveries to an endpoint',
      request: { path: { name: 'agenda' } },
    },
    async (company, context) => {
      const name = readParameter(context, 'name');
      const state = context.req.query('state');
      return { deliveries: await listDeliveries(backend, company.id, name, state) };
    },
  );
  changeUnlisted(
    'POST',
    '/webhook-deliveries/:id/retry',
    {
      scopes: [],
      summary: 'Tries a delivery again',
      status: 201,
      request: { path: { id: 'unknown' } },
      withoutExample: true,
    },
    v.object({}),
    async (company, _body, context) => {
      await retryDelivery(backend, company.id, readParameter(context, 'id'));
      return { message: 'The delivery will be tried again.' };
    },
  );
  return app;
}
