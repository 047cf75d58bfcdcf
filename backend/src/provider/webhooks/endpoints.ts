import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { execute, selectRow, selectRows } from '../../platform/database/sql.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/ids.ts';
import { webhookNamePattern, type webhookSchema } from './schemas.ts';

/** Creates or changes an endpoint of a provider. @throws ApiError 400 */
export async function saveEndpoint(
  { database, clock, environment }: Backend,
  companyId: string,
  name: string,
  endpoint: v.InferOutput<typeof webhookSchema>,
): Promise<object> {
  if (!webhookNamePattern.test(name)) throw new ApiError(400, 'The name has another form.');
  if (environment.mode === 'production' && !endpoint.url.startsWith('https://'))
    throw new ApiError(400, 'The address must be HTTPS.');
  const { url, secret, events, active } = endpoint;
  await execute(
    database,
    `insert into webhook_endpoints (id, company_id, name, url, secret, events, active, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     on conflict (company_id, name) do update set url = excluded.url, secret = excluded.secret, events = excluded.events,
       active = excluded.active, updated_at = excluded.updated_at`,
    [newId(), companyId, name, url, secret, events, active, clock.now()],
  );
  return { name, url, events, active };
}

/** The endpoints of a provider with the number of their deliveries by state; never the secret. */
export function listEndpoints({ database }: Backend, companyId: string): Promise<object[]> {
  return selectRows(
    database,
    `select name, url, events, active,
       (select count(*)::int from webhook_deliveries where endpoint_id = endpoint.id and state = 'PENDING') as pending,
       (select count(*)::int from webhook_deliveries where endpoint_id = endpoint.id and state = 'DELIVERED') as delivered,
       (select count(*)::int from webhook_deliveries where endpoint_id = endpoint.id and state = 'FAILED') as failed
     from webhook_endpoints endpoint where company_id = $1 order by name`,
    [companyId],
  );
}

/** Forgets an endpoint and its deliveries. @throws ApiError 404 */
export async function removeEndpoint(
  { database }: Backend,
  companyId: string,
  name: string,
): Promise<void> {
  const removed = await execute(
    database,
    'delete from webhook_endpoints where company_id = $1 and name = $2',
    [companyId, name],
  );
  if (removed.rowCount === 0) throw new ApiError(404, `There is no webhook ${name}.`);
}

/** The newest 100 deliveries to an endpoint: what, when, how often tried, and what the answer was. */
export async function listDeliveries(
  { database }: Backend,
  companyId: string,
  name: string,
  state: string | undefined,
): Promise<object[]> {
  return selectRows(
    database,
    `select delivery.id, event.type, event.subject, event.at, delivery.state, delivery.tries, delivery.last_status,
       delivery.last_error, delivery.delivered_at,
       case when delivery.state = 'PENDING' then delivery.next_try_at end as next_try_at
     from webhook_deliveries delivery join webhook_events event on event.sequence = delivery.event_sequence
       join webhook_endpoints endpoint on endpoint.id = delivery.endpoint_id
     where endpoint.company_id = $1 and endpoint.name = $2 and ($3::text is null or delivery.state = $3)
     order by delivery.event_sequence desc limit 100`,
    [companyId, name, state ?? null],
  );
}

/** Puts a delivery at the head of the queue again, with all its tries. @throws ApiError 404 */
export async function retryDelivery(
  { database, clock }: Backend,
  companyId: string,
  id: string,
): Promise<void> {
  const row = await selectRow(
    database,
    `update webhook_deliveries set state = 'PENDING', tries = 0, next_try_at = $3, delivered_at = null
     where company_id = $1 and id = $2 returning id`,
    [companyId, id, clock.now()],
  );
  if (row === undefined) throw new ApiError(404, `There is no delivery ${id}.`);
}
