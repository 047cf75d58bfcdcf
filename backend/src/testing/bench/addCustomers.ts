import type pg from 'pg';
import { hashSecret } from '../../platform/secret.ts';
import { newId } from '../../platform/newId.ts';

/** Session token of the n-th customer of a measurement. */
export const benchToken = (index: number): string => `bench-session-${index}`;

/** Makes registered customers with open sessions, `count` of them from number `first`. */
export async function addCustomers(
  pool: pg.Pool,
  domain: string,
  first: number,
  count: number,
): Promise<void> {
  const people = Array.from({ length: count }, (_, index) => ({
    user: newId(),
    client: newId(),
    session: newId(),
    token_hash: hashSecret(benchToken(first + index)),
    phone: `+35191${String(first + index).padStart(7, '0')}`,
    name: `Cliente ${first + index}`,
  }));
  const json = JSON.stringify(people);
  await pool.query(
    `insert into users (id, login_phone, created_at)
     select entry->>'user', entry->>'phone', now() from jsonb_array_elements($1::jsonb) entry`,
    [json],
  );
  await pool.query(
    `insert into clients (id, company_id, user_id, name, phones, terms_accepted_at, registered_at, created_at)
     select entry->>'client', company.id, entry->>'user', entry->>'name',
       jsonb_build_array(jsonb_build_object('number', entry->>'phone', 'primary', true)), now(), now(), now()
     from jsonb_array_elements($1::jsonb) entry, companies company where company.domain = $2`,
    [json, domain],
  );
  await pool.query(
    `insert into sessions (id, token_hash, company_id, client_id, user_id, created_at, seen_at, authenticated_at, expires_at)
     select entry->>'session', entry->>'token_hash', company.id, entry->>'client', entry->>'user', now(), now(), now(), now() + interval '1 year'
     from jsonb_array_elements($1::jsonb) entry, companies company where company.domain = $2`,
    [json, domain],
  );
}
