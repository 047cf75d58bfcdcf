import { webhookSchema } from '../../provider/webhooks/schemas.ts';
import type { Operations } from '../operation.ts';
import { change, read, underProviderApi } from './providerOperation.ts';

const name = { name: 'agenda' };
const json = { url: 'https://exemplo.pt/portal', secret: 'a secret of 32 characters or more' };

/** How a provider's own system is told what happens; docs/provider-api.md explains it with curl. */
export const webhookOperations: Operations = underProviderApi({
  'GET /webhooks': read('Endpoints and how many deliveries are in which state'),
  'PUT /webhooks/:name': change('Adds or changes an endpoint', webhookSchema, {
    path: name,
    json,
  }),
  'DELETE /webhooks/:name': change(
    'Removes an endpoint with its deliveries',
    undefined,
    { path: name },
    { withoutExample: true },
  ),
  'GET /webhooks/:name/deliveries': read('The newest deliveries to an endpoint', {
    request: { path: name },
  }),
  'POST /webhook-deliveries/:id/retry': change(
    'Tries a delivery again',
    undefined,
    { path: { id: 'unknown' } },
    { status: 201, withoutExample: true },
  ),
});
