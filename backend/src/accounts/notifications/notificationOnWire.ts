import type { Selectable } from 'kysely';
import type { Notification } from '@portal/api/account/notification';
import type { Schema } from '../../platform/database/schema.ts';
import type { Company } from '../companies/company.ts';

/** A notification as the bell reads it (API-77). */
export function notificationOnWire(
  row: Selectable<Schema['notifications']>,
  company: Company,
): Notification {
  return {
    id: row.id,
    read: row.readAt !== null,
    url: row.url,
    timestamp: row.createdAt.toISOString(),
    changed: row.changedAt > row.createdAt,
    description: row.description,
    company_name: company.name,
    company_identifier: company.domain,
    type: row.type,
  };
}
