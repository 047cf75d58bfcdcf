import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { companies } from '../companies/tables.ts';
import { clients } from '../identity/tables.ts';
import { notifications } from './tables.ts';

/** Unread notifications of a customer at one provider. */
export async function countUnread(
  database: Queryable,
  companyId: string,
  clientId: string,
): Promise<number> {
  const rows = await database
    .select({ total: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.companyId, companyId),
        eq(notifications.clientId, clientId),
        isNull(notifications.readAt),
        isNull(notifications.deletedAt),
      ),
    );
  return rows[0]?.total ?? 0;
}

/** Unread notifications of a person at all their providers, by domain (PRV-15). */
export async function countUnreadByDomain(
  database: Queryable,
  userId: string,
): Promise<Record<string, number>> {
  const rows = await database
    .select({ domain: companies.domain, total: count() })
    .from(notifications)
    .innerJoin(clients, eq(clients.id, notifications.clientId))
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .where(
      and(
        eq(clients.userId, userId),
        isNull(clients.deletedAt),
        isNull(notifications.readAt),
        isNull(notifications.deletedAt),
      ),
    )
    .groupBy(companies.domain);
  return Object.fromEntries(rows.map((row) => [row.domain, row.total]));
}
