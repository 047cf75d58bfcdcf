import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { texts } from './texts.ts';

/** Unread notifications of a customer at one provider. */
export async function countUnread(
  database: Database,
  companyId: string,
  clientId: string,
): Promise<number> {
  const { total } = await database
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('companyId', '=', companyId)
    .where('clientId', '=', clientId)
    .where('readAt', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Unread notifications of a person at all their providers, by domain (PRV-15). */
export async function countUnreadByDomain(
  database: Database,
  userId: string,
): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('notifications')
    .innerJoin('clients', 'clients.id', 'notifications.clientId')
    .innerJoin('companies', 'companies.id', 'notifications.companyId')
    .select(['companies.domain', sql<number>`count(*)::int`.as('total')])
    .where('clients.userId', '=', userId)
    .where('clients.deletedAt', 'is', null)
    .where('notifications.readAt', 'is', null)
    .where('notifications.deletedAt', 'is', null)
    .groupBy('companies.domain')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.domain, row.total]));
}

/** Whether a notification is one of this customer at this provider, and was not removed. */
export function isOwnedBy({ company, client }: Customer) {
  return (eb: ExpressionBuilder<Schema, 'notifications'>) =>
    eb.and({ companyId: company.id, clientId: client.id, deletedAt: null });
}

/**
 * The notifications of the bell, newest first. Where there are more than `most`, read ones are left out first: what counts
 * as unread elsewhere (PRV-15) can be read here.
 */
export async function listNotifications(
  database: Database,
  customer: Customer,
  most: number,
): Promise<Selectable<Schema['notifications']>[]> {
  return database
    .selectFrom((eb) =>
      eb
        .selectFrom('notifications')
        .selectAll()
        .where(isOwnedBy(customer))
        .orderBy(sql`read_at is null`, 'desc')
        .orderBy('sequence', 'desc')
        .limit(most)
        .as('shown'),
    )
    .selectAll()
    .orderBy('sequence', 'desc')
    .execute();
}

/** @throws ApiError 404 */
export async function requireNotification(
  { database }: Backend,
  customer: Customer,
  id: string,
): Promise<void> {
  const found = await database
    .selectFrom('notifications')
    .select('id')
    .where(isOwnedBy(customer))
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw new ApiError(404, texts.notFound);
}
