import type { ClientData } from '../../../accounts/clients/clientData.ts';
import type { Client } from '../../../accounts/identity/client.ts';
import { texts } from '../texts.ts';
import { LineRefused } from './lineRefused.ts';
import type { Contacts } from './readContacts.ts';

/** A customer as a line may be about them; one whom an earlier line makes is among them. */
export interface KnownCustomer extends ClientData, Pick<Client, 'id' | 'userId'> {
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
