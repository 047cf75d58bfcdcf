import type { ScheduleRequest } from '@portal/api/work/createScheduleApi';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/newId.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { requireOwnItem } from './requireOwnItem.ts';
import { texts } from './texts.ts';

/** A booking under preparation: its files hang on it before there is an appointment. */
export type Draft = Pick<Selectable<Schema['scheduleDrafts']>, 'id' | 'workId'>;

/** Drafts a customer may start per hour (ASVS 2.4.1). */
const draftsPerHour = 60;

/**
 * Stores the draft of a booking: a new one, or the named one of the same customer.
 * @throws ApiError 404 for a draft and 400 for an item that is not the customer's, 429 for too many
 */
export async function saveDraft(
  database: Database,
  customer: Customer,
  request: ScheduleRequest,
  now: Date,
): Promise<Draft> {
  const itemId = request.item_id ?? null;
  if (itemId !== null) await requireOwnItem(database, customer, itemId);
  const wanted = request.scheduler_id ?? null;
  if (wanted !== null) {
    const found = await database
      .updateTable('scheduleDrafts')
      .set({ request: JSON.stringify(request) })
      .where('id', '=', wanted)
      .where('companyId', '=', customer.company.id)
      .where('clientId', '=', customer.client.id)
      .returning(['id', 'workId'])
      .executeTakeFirst();
    if (found === undefined) throw new ApiError(404, texts.unknownDraft);
    return found;
  }
  const recent = await database
    .selectFrom('scheduleDrafts')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('clientId', '=', customer.client.id)
    .where('createdAt', '>', new Date(now.getTime() - 3_600_000))
    .executeTakeFirstOrThrow();
  if (recent.count >= draftsPerHour) throw new ApiError(429, texts.tooManyDrafts);
  const draft = { id: newId(), workId: newId() };
  await database
    .insertInto('scheduleDrafts')
    .values({
      ...draft,
      companyId: customer.company.id,
      clientId: customer.client.id,
      request: JSON.stringify(request),
      createdAt: now,
    })
    .execute();
  return draft;
}
