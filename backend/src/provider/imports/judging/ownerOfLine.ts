import type { Company } from '../../../accounts/companies/company.ts';
import type { LineValues } from '../fields/valuesOf.ts';
import { texts } from '../texts.ts';
import { readExternalId } from './externalIds.ts';
import type { KnownCustomer, KnownCustomers } from './knownCustomers.ts';
import { LineRefused } from './lineRefused.ts';
import { readContacts } from './readContacts.ts';
import { idWrites, newCustomer } from './readCustomers.ts';
import type { RecordWrite } from './verdict.ts';

/** Whose an item or an appointment is, with what makes them known where nobody knew them. */
export interface LineOwner {
  customer: KnownCustomer;
  /** Null while the line itself makes them. */
  clientId: string | null;
  writes: RecordWrite[];
}

/**
 * Whom a line of items or appointments is about; somebody with contacts whom nobody knows yet becomes a customer. Nothing of a
 * customer who is known changes.
 * @throws LineRefused without contact, and for a code alone that nobody has
 */
export function ownerOfLine(
  company: Company,
  known: KnownCustomers,
  values: LineValues,
  now: Date,
): LineOwner {
  const externalId = readExternalId(values, 'customer_external_id');
  const contacts = readContacts(values, 'customer_');
  const found = known.find(externalId, contacts);
  if (found !== undefined) return { customer: found, clientId: found.id, writes: [] };
  if (contacts.phone === null && contacts.email === null)
    throw new LineRefused(externalId === null ? texts.noContact : texts.unknownCustomer);
  const { customer_name: name } = values;
  if (name === undefined) throw new LineRefused(texts.noName);
  const { write, customer } = newCustomer(company, { name }, contacts, externalId, now);
  return { customer, clientId: null, writes: [write, ...idWrites(company, customer, externalId)] };
}
