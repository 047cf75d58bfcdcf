import { execute } from '../../platform/database/sql.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Client } from '../identity/client.ts';
import { texts } from '../identity/texts.ts';

/** Calls off the bookings to come of a customer who leaves, so that the places are free again. */
export async function cancelWhatIsToCome(
  database: Database,
  clientId: string,
  now: Date,
): Promise<void> {
  await execute(
    database,
    `update appointments set cancelled_at = $2, cancelled_by_client = true, cancel_reason = 'CUSTOMER', updated_at = $2
     where client_id = $1 and cancelled_at is null and lower(during) > $2`,
    [clientId, now],
  );
}

/** Erases what a customer wrote where the rest of the record stays with the provider. */
export async function eraseOwnWords(
  database: Database,
  { id, companyId }: Pick<Client, 'id' | 'companyId'>,
  now: Date,
): Promise<void> {
  const own = [companyId, id];
  await execute(
    database,
    `update chat_entries set message = $3 where company_id = $1 and author = 'CLIENT' and subject in (
       select 'A-' || id from works where company_id = $1 and client_id = $2
       union all select 'S-' || id from appointments where company_id = $1 and client_id = $2)`,
    [...own, texts.messageErased],
  );
  await execute(
    database,
    'update ratings set observation = null where company_id = $1 and client_id = $2',
    own,
  );
  await execute(
    database,
    `update works set symptoms = (select coalesce(jsonb_agg(symptom - 'obs_value'), '[]') from jsonb_array_elements(symptoms) symptom)
     where company_id = $1 and client_id = $2`,
    own,
  );
  await execute(
    database,
    `update appointment_services set obs_value = null
     where appointment_id in (select id from appointments where company_id = $1 and client_id = $2)`,
    own,
  );
  await execute(
    database,
    `update support_requests set message = '' where company_id = $1 and client_id = $2`,
    own,
  );
  await execute(
    database,
    'update app_feedback set observation = null where company_id = $1 and client_id = $2',
    own,
  );
  await execute(
    database,
    `update items set specs = '{}', original_specs = '{}', removed_at = coalesce(removed_at, $3)
     where company_id = $1 and client_id = $2 and not exists (select 1 from works where works.item_id = items.id)`,
    [...own, now],
  );
  await execute(
    database,
    `update invoice_requests set emails = '{}', state = case state when 'OPEN' then 'REFUSED' else state end,
       reason = case state when 'OPEN' then $4 else reason end, answered_at = coalesce(answered_at, $3)
     where company_id = $1 and client_id = $2`,
    [...own, now, texts.accountErased],
  );
  await execute(
    database,
    `update webhook_events set data = data - 'emails'
     where company_id = $1 and type = 'invoice.requested' and data->>'client_id' = $2`,
    own,
  );
  await execute(
    database,
    `update payment_attempts set phone = null
     where company_id = $1 and payment_id in (select id from payments where company_id = $1 and client_id = $2)`,
    own,
  );
}

/** Forgets codes and registrations that name a contact of whoever leaves. */
export async function forgetCodesOf(
  database: Database,
  contacts: readonly (string | null)[],
): Promise<void> {
  const named = contacts.filter((contact) => contact !== null);
  await execute(database, 'delete from verification_codes where contact = any($1)', [named]);
  await execute(database, 'delete from registration_tokens where contact = any($1)', [named]);
}
