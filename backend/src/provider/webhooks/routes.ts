import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
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
      run: async (backend) => {
        await deliverWebhooks(backend);
      },
    },
    {
      name: 'forget old webhook events',
      everySeconds: 3600,
      run: async ({ database, clock }) => {
        const before = new Date(clock.now().getTime() - keepMilliseconds);
        await database.deleteFrom('webhookEvents').where('at', '<', before).execute();
      },
    },
  ],
};

/** By what a provider's own system asks to be told; documented in docs/provider-api.md. */
function routes(backend: Backend): Hono {
  const { app, get, change } = providerCalls(backend);
  get('/webhooks', async (company) => ({ webhooks: await listEndpoints(backend, company.id) }));
  change('PUT', '/webhooks/:name', webhookSchema, (company, body, context) =>
    saveEndpoint(backend, company.id, readParameter(context, 'name'), body),
  );
  change('DELETE', '/webhooks/:name', v.object({}), async (company, _body, context) => {
    await removeEndpoint(backend, company.id, readParameter(context, 'name'));
    return { message: 'The webhook was removed.' };
  });
  get('/webhooks/:name/deliveries', async (company, context) => {
    const name = readParameter(context, 'name');
    const state = context.req.query('state');
    return { deliveries: await listDeliveries(backend, company.id, name, state) };
  });
  change('POST', '/webhook-deliveries/:id/retry', v.object({}), async (company, _body, context) => {
    await retryDelivery(backend, company.id, readParameter(context, 'id'));
    return { message: 'The delivery will be tried again.' };
  });
  return app;
}
