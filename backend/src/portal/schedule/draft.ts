import type { ScheduleRequest } from '@portal/api/work/createScheduleApi';
import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow } from '../../platform/database/sql.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/ids.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { requireOwnItem } from './requireOwnItem.ts';
import { texts } from './texts.ts';

/** A booking under preparation: its files hang on it before there is an appointment. */
export interface Draft {
  id: string;
  workId: string;
}

interface DraftRow {
  id: string;
  work_id: string;
}

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
    const row = await selectRow<DraftRow>(
      database,
      `update schedule_drafts set request = $4 where id = $1 and company_id = $2 and client_id = $3 returning id, work_id`,
      [wanted, customer.company.id, customer.client.id, JSON.stringify(request)],
    );
    if (row === undefined) throw new ApiError(404, texts.unknownDraft);
    return { id: row.id, workId: row.work_id };
  }
  const recent = await selectRow<{ count: number }>(
    database,
    'select count(*)::integer as count from schedule_drafts where client_id = $1 and created_at > $2',
    [customer.client.id, new Date(now.getTime() - 3_600_000)],
  );
  if ((recent?.count ?? 0) >= draftsPerHour) throw new ApiError(429, texts.tooManyDrafts);
  const draft = { id: newId(), workId: newId() };
  await execute(
    database,
    'insert into schedule_drafts (id, work_id, company_id, client_id, request, created_at) values ($1, $2, $3, $4, $5, $6)',
    [draft.id, draft.workId, customer.company.id, customer.client.id, JSON.stringify(request), now],
  );
  return draft;
}
