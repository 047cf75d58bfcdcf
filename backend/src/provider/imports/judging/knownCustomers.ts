import { sql } from 'kysely';
import type { Client } from '../../../accounts/identity/client.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { LineValues } from '../fields/valuesOf.ts';
import { texts } from '../texts.ts';

import { contactsIn } from './contactsIn.ts';
import { LineRefused } from './lineRefused.ts';
import type { Contacts } from './readContacts.ts';

/** A customer as a line may be about them; one whom an earlier line makes is among them. */
export interface KnownCustomer extends Pick<
  Client,
  | 'id'
  | 'userId'
  | 'name'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'countryId'
  | 'vat'
  | 'phones'
  | 'email'
  | 'secondaryEmail'
  | 'invoicePrimary'
  | 'invoiceSecondary'
> {
  /** Contacts that log in, those that were replaced within the last week too (C-165). */
  logins: string[];
  externalId: string | null;
}

/** Who a line means: by its code, else its phone, else its e-mail (SET-24). */
export class KnownCustomers {
  readonly #ids = new Set<string>();
  readonly #byExternalId = new Map<string, KnownCustomer>();
  readonly #byContact = new Map<string, KnownCustomer>();

  /** @param customers those with an account first, then the oldest: of two with one contact the first is meant */
  constructor(customers: readonly KnownCustomer[]) {
    for (const customer of customers) this.add(customer);
  }

  add(customer: KnownCustomer): void {
    this.#ids.add(customer.id);
    if (customer.externalId !== null) this.#byExternalId.set(customer.externalId, customer);
    for (const contact of contactsOf(customer))
      if (!this.#byContact.has(contact)) this.#byContact.set(contact, customer);
  }

  /** Notes what becomes of a customer, who is not meant any more by a contact that goes. */
  change(customer: KnownCustomer, next: Partial<KnownCustomer>): void {
    for (const contact of contactsOf(customer))
      if (this.#byContact.get(contact) === customer) this.#byContact.delete(contact);
    this.add(Object.assign(customer, next));
  }

  ids(): string[] {
    return [...this.#ids];
  }

  /** @throws LineRefused where code and contacts are of different customers */
  find(externalId: string | null, { phone, email }: Contacts): KnownCustomer | undefined {
    const byId = externalId === null ? undefined : this.#byExternalId.get(externalId);
    const byPhone = phone === null ? undefined : this.#byContact.get(phone);
    const byEmail = email === null ? undefined : this.#byContact.get(email);
    const found = [byId, byPhone, byEmail].filter((one) => one !== undefined);
    const [first] = found;
    if (found.some((one) => one !== first)) throw new LineRefused(texts.otherCustomer);
    if (
      externalId !== null &&
      first !== undefined &&
      first.externalId !== null &&
      byId === undefined
    )
      throw new LineRefused(texts.otherExternalId);
    return first;
  }
}

/** What somebody with an account noted as a contact and did not prove does not make them the one who is meant. */
function contactsOf({ userId, phones, email, logins }: KnownCustomer): string[] {
  if (userId !== null) return logins;
  const numbers = phones.map(({ number }) => number);
  return email === null ? numbers : [...numbers, email.toLowerCase()];
}

/**
 * Reads whom lines may mean.
 * @param prefix of the names of fields that say who it is
 * @param isHeld true where they must stay as they are until the transaction ends
 */
export async function loadKnownCustomers(
  database: Database,
  companyId: string,
  lines: readonly LineValues[],
  { prefix, now, isHeld }: { prefix: '' | 'customer_'; now: Date; isHeld: boolean },
): Promise<KnownCustomers> {
  const contacts = lines.flatMap((values) => contactsIn(values, prefix));
  const externalIds = lines.flatMap((values) => values[`${prefix}external_id`] ?? []);
  const { rows } = await sql<KnownCustomer>`
    select client.id, client.user_id, client.name, client.address, client.postal_code, client.city, client.country_id,
      client.vat, client.phones, client.email, client.secondary_email, client.invoice_primary, client.invoice_secondary,
      known.external_id, array_remove(array[account.login_phone, account.login_email] || former.contacts, null) as logins
    from clients client
      left join users account on account.id = client.user_id and account.deleted_at is null
      left join external_ids known on known.record_id = client.id and known.kind = 'customers'
        and known.company_id = client.company_id
      left join lateral (select array_agg(old) as contacts from contact_changes
        where user_id = client.user_id and state = 'changed' and until > ${now}) former on true
    where client.company_id = ${companyId} and client.deleted_at is null and (
      known.external_id = any(${externalIds}::text[]) or lower(client.email) = any(${contacts}::text[])
      or account.login_phone = any(${contacts}::text[]) or account.login_email = any(${contacts}::text[])
      or former.contacts && ${contacts}::text[]
      or exists (select 1 from jsonb_array_elements(client.phones) phone where phone ->> 'number' = any(${contacts}::text[])))
    order by client.user_id is null, client.created_at, client.id
    ${isHeld ? sql`for update of client` : sql``}`.execute(database);
  return new KnownCustomers(rows);
}
