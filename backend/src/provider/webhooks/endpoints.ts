import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/newId.ts';
import { endEndpointPause } from './endpointPauses.ts';
import { webhookNamePattern, type webhookSchema } from './schemas.ts';

type DeliveryState = Selectable<Schema['webhookDeliveries']>['state'];

/** Creates or changes an endpoint of a provider, which ends its pause. @throws ApiError 400 */
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
  const values = { url, secret, events, active, updatedAt: clock.now() };
  const { id } = await database
    .insertInto('webhookEndpoints')
    .values({ id: newId(), companyId, name, ...values, createdAt: values.updatedAt })
    .onConflict((conflict) => conflict.columns(['companyId', 'name']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await endEndpointPause(database, id);
  return { name, url, events, active };
}

/** The endpoints of a provider with the number of their deliveries by state; never the secret. */
export async function listEndpoints(
  { database, clock }: Backend,
  companyId: string,
): Promise<object[]> {
  const counted = (eb: ExpressionBuilder<Schema, 'webhookEndpoints'>, state: DeliveryState) =>
    eb
      .selectFrom('webhookDeliveries')
      .select(sql<number>`count(*)::int`.as('total'))
      .whereRef('endpointId', '=', 'webhookEndpoints.id')
      .where('state', '=', state);
  const rows = await database
    .selectFrom('webhookEndpoints')
    .select((eb) => [
      'name',
      'url',
      'events',
      'active',
      counted(eb, 'PENDING').as('pending'),
      counted(eb, 'DELIVERED').as('delivered'),
      counted(eb, 'FAILED').as('failed'),
      eb
        .selectFrom('webhookPauses')
        .select('until')
        .whereRef('endpointId', '=', 'webhookEndpoints.id')
        .where('until', '>', clock.now())
        .as('pausedUntil'),
    ])
    .where('companyId', '=', companyId)
    .orderBy('name')
    .execute();
  return rows.map(({ pausedUntil, ...row }) => ({ ...row, paused_until: pausedUntil }));
}

/** Forgets an endpoint and its deliveries. @throws ApiError 404 */
export async function removeEndpoint(
  { database }: Backend,
  companyId: string,
  name: string,
): Promise<void> {
  const removed = await database
    .deleteFrom('webhookEndpoints')
    .where('companyId', '=', companyId)
    .where('name', '=', name)
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) throw new ApiError(404, `There is no webhook ${name}.`);
}

/** The newest 100 deliveries to an endpoint: what, when, how often tried, and what the answer was. */
export async function listDeliveries(
  { database }: Backend,
  companyId: string,
  name: string,
  state: string | undefined,
): Promise<object[]> {
  let query = database
    .selectFrom('webhookDeliveries as delivery')
    .innerJoin('webhookEvents as event', 'event.sequence', 'delivery.eventSequence')
    .innerJoin('webhookEndpoints as endpoint', 'endpoint.id', 'delivery.endpointId')
    .select(['delivery.id', 'event.type', 'event.subject', 'event.at', 'delivery.state'])
    .select(['delivery.tries', 'delivery.lastStatus', 'delivery.lastError'])
    .select(['delivery.deliveredAt', 'delivery.nextTryAt'])
    .where('endpoint.companyId', '=', companyId)
    .where('endpoint.name', '=', name)
    .orderBy('delivery.eventSequence', 'desc')
    .limit(100);
  if (state !== undefined) query = query.where(sql<string>`delivery.state`, '=', state);
  const rows = await query.execute();
  return rows.map(({ lastStatus, lastError, deliveredAt, nextTryAt, ...row }) => ({
    ...row,
    last_status: lastStatus,
    last_error: lastError,
    delivered_at: deliveredAt,
    next_try_at: row.state === 'PENDING' ? nextTryAt : null,
  }));
}

/** Puts a delivery at the head of the queue again, with all its tries, and ends a pause of its endpoint. @throws ApiError 404 */
export async function retryDelivery(
  { database, clock }: Backend,
  companyId: string,
  id: string,
): Promise<void> {
  const row = await database
    .updateTable('webhookDeliveries')
    .set({ state: 'PENDING', tries: 0, nextTryAt: clock.now(), deliveredAt: null })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning('endpointId')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(404, `There is no delivery ${id}.`);
  await endEndpointPause(database, row.endpointId);
}
