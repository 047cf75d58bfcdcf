import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { LineValues } from '../fields/valuesOf.ts';
import { contactsIn } from './contactsIn.ts';
import { KnownCustomers, type KnownCustomer } from './knownCustomers.ts';

/** Something by which a customer is known. */
interface Name {
  id: string;
  is: 'contact' | 'login' | 'external';
  text: string;
}

/**
 * Reads whom lines may mean. What customers are known by is read whole and looked through here, which takes the same time
 * whatever PostgreSQL knows of how many there are.
 * @param prefix of the names of fields that say who it is
 * @param isHeld true where they must stay as they are until the transaction ends
 */
export async function loadKnownCustomers(
  database: Database,
  companyId: string,
  lines: readonly LineValues[],
  { prefix, now, isHeld }: { prefix: '' | 'customer_'; now: Date; isHeld: boolean },
): Promise<KnownCustomers> {
  const contacts = new Set(lines.flatMap((values) => contactsIn(values, prefix)));
  const externalIds = new Set(lines.map((values) => values[`${prefix}external_id`]));
  const names = await namesOfCustomers(database, companyId, now);
  const ids = new Set(
    names
      .filter(({ is, text }) => (is === 'external' ? externalIds : contacts).has(text))
      .map(({ id }) => id),
  );
  const logins = new Map<string, string[]>();
  const known = new Map<string, string>();
  for (const { id, is, text } of names) {
    if (is === 'external') known.set(id, text);
    if (is === 'login') logins.set(id, [...(logins.get(id) ?? []), text]);
  }
  const { rows } = await sql<Omit<KnownCustomer, 'logins' | 'externalId'>>`
    select id, user_id, name, address, postal_code, city, country_id, vat, phones, email, secondary_email, invoice_primary,
      invoice_secondary
    from clients where id = any(${[...ids]}::text[]) and company_id = ${companyId} and deleted_at is null
    order by user_id is null, created_at, id ${isHeld ? sql`for update` : sql``}`.execute(database);
  return new KnownCustomers(
    rows.map((row) => ({
      ...row,
      logins: logins.get(row.id) ?? [],
      externalId: known.get(row.id) ?? null,
    })),
  );
}

/** By what the provider's customers are known; of one contact that logs in now and one of before (C-165) the first stands first. */
async function namesOfCustomers(database: Database, companyId: string, now: Date): Promise<Name[]> {
  const { rows } = await sql<Name>`
    select id, 'contact' as is, entry ->> 'number' as text from clients, jsonb_array_elements(phones) entry
      where company_id = ${companyId} and user_id is null and deleted_at is null
    union all select id, 'contact', lower(email) from clients
      where company_id = ${companyId} and user_id is null and deleted_at is null and email is not null
    union all select client.id, 'login', login from clients client join users on users.id = client.user_id,
        unnest(array[login_phone, login_email]) login
      where company_id = ${companyId} and client.deleted_at is null and users.deleted_at is null and login is not null
    union all select client.id, 'login', old from clients client join contact_changes using (user_id)
      where client.company_id = ${companyId} and client.deleted_at is null and state = 'changed' and until > ${now}
    union all select record_id, 'external', external_id from external_ids
      where company_id = ${companyId} and kind = 'customers'`.execute(database);
  return rows;
}
