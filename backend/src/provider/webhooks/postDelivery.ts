import type { Selectable } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { postOutside } from '../../platform/outside/postOutside.ts';
import { signBody } from '../../platform/signed/signBody.ts';

type Event = Selectable<Schema['webhookEvents']>;

/** A delivery with where it goes and what it tells. */
export type DueDelivery = Pick<Selectable<Schema['webhookDeliveries']>, 'id' | 'tries'> &
  Pick<Selectable<Schema['webhookEndpoints']>, 'url' | 'secret'> &
  Pick<Event, 'sequence' | 'type' | 'subject' | 'data' | 'at'> &
  Pick<Selectable<Schema['companies']>, 'domain'> & {
    eventId: Event['id'];
    endpointId: Selectable<Schema['webhookEndpoints']>['id'];
  };

/** The provider's system did not take it: what it answered, or why it did not answer. */
export class NotTaken extends Error {
  readonly status: number | null;
  readonly why: string | null;

  constructor({ status, why }: { status: number | null; why: string | null }) {
    super(why ?? `The provider's system answered ${status}.`);
    this.status = status;
    this.why = why;
  }
}

/** @returns the status with which the provider's system took it @throws NotTaken */
export async function postDelivery(
  { clock, environment }: Backend,
  delivery: DueDelivery,
): Promise<number> {
  const body = JSON.stringify({
    id: delivery.eventId,
    sequence: Number(delivery.sequence),
    type: delivery.type,
    at: delivery.at.toISOString(),
    provider: delivery.domain,
    subject: delivery.subject,
    data: delivery.data,
  });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'portal-webhooks',
    'x-portal-event': delivery.type,
    'x-portal-delivery': delivery.id,
    'x-portal-signature': signBody(delivery.secret, body, clock.now()),
  };
  const isProduction = environment.mode === 'production';
  const result = await postOutside(delivery.url, body, headers, isProduction);
  if ('error' in result) throw new NotTaken({ status: null, why: result.error });
  if (result.status < 200 || result.status >= 300)
    throw new NotTaken({ status: result.status, why: null });
  return result.status;
}
