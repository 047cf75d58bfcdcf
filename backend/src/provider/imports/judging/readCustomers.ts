import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import { MAX_CONTACTS } from '@portal/domain/limits';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import { isDeepStrictEqual } from 'node:util';
import {
  applyClientData,
  type ClientData,
  type ClientDataInput,
} from '../../../accounts/clients/clientData.ts';
import { insertClient, updateClient } from '../../../accounts/identity/queries.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { newId } from '../../../platform/newId.ts';
import type { LineValues } from '../fields/valuesOf.ts';
import { readExternalId, writeExternalId } from './externalIds.ts';
import type { LineReader } from './createLineJudge.ts';
import type { KnownCustomer, KnownCustomers } from './knownCustomers.ts';
import { LineRefused } from './lineRefused.ts';
import { readContacts, type Contacts } from './readContacts.ts';
import type { RecordWrite, TakenLine } from './verdict.ts';

const nobody: ClientData = {
  ...{ name: '', address: null, postalCode: null, city: null, countryId: PORTUGAL_COUNTRY_ID },
  ...{ vat: null, phones: [], email: null, secondaryEmail: null },
  ...{ invoicePrimary: false, invoiceSecondary: false },
};

/**
 * Lines of customers. What a cell says replaces what is stored, an empty one changes nothing; of somebody with an account only
 * what is empty is filled in, and never a contact (C-767).
 */
export function readCustomers(company: Company, known: KnownCustomers, now: Date): LineReader {
  return (values, claim) => {
    const externalId = readExternalId(values);
    const contacts = readContacts(values, '');
    const found = known.find(externalId, contacts);
    if (found !== undefined) {
      const next = changed(found, values, contacts);
      claim(found.id);
      return change(company, known, found, next, externalId);
    }
    if (values['name'] === undefined) throw new LineRefused(REQUIRED_FIELD);
    const { write, customer } = newCustomer(company, values, contacts, externalId, now);
    claim(customer.id);
    known.add(customer);
    const writes = [write, ...idWrites(company, customer, externalId)];
    return { outcome: 'novo', clientId: null, subject: customer.id, writes };
  };
}

/** A customer whom a line makes known: nobody is told, and nothing is sent. */
export function newCustomer(
  { id: companyId }: Company,
  values: LineValues,
  contacts: Contacts,
  externalId: string | null,
  now: Date,
): { write: RecordWrite; customer: KnownCustomer } {
  const data = applyClientData(
    nobody,
    inputOf(values, { ...contacts, phones: phonesWith(nobody, contacts.phone) }),
  );
  const customer = { ...data, id: newId(), userId: null, logins: [], externalId };
  const stored = { ...data, id: customer.id, companyId, createdAt: now };
  const write: RecordWrite = {
    table: 'clients',
    id: customer.id,
    isNew: true,
    write: (transaction) => insertClient(transaction, stored),
  };
  return { write, customer };
}

export function idWrites(
  { id: companyId }: Company,
  customer: KnownCustomer,
  externalId: string | null,
): RecordWrite[] {
  if (externalId === null) return [];
  const { id: recordId } = customer;
  return [
    writeExternalId({ companyId, kind: 'customers', externalId, recordId, clientId: recordId }),
  ];
}

/** What a customer is like once the line is taken. @throws ApiError 400 for a value that breaks the rules */
function changed(found: KnownCustomer, values: LineValues, contacts: Contacts): ClientData {
  const asked = inputOf(values, { ...contacts, phones: phonesWith(found, contacts.phone) });
  return applyClientData(found, found.userId === null ? asked : missingIn(found, asked));
}

function change(
  company: Company,
  known: KnownCustomers,
  found: KnownCustomer,
  next: ClientData,
  externalId: string | null,
): TakenLine {
  const { id, userId: _account, logins: _logins, externalId: knownId, ...current } = found;
  const writes =
    externalId === null || knownId !== null ? [] : idWrites(company, found, externalId);
  if (!isDeepStrictEqual(next, current))
    writes.unshift({
      table: 'clients',
      id,
      isNew: false,
      write: (transaction) => updateClient(transaction, id, next),
    });
  known.change(found, { ...next, externalId: knownId ?? externalId });
  const outcome = writes.length === 0 ? 'igual' : 'altera';
  return { outcome, clientId: id, subject: id, writes };
}

/** The phone of the line as the primary one, in the place of the one before. */
function phonesWith({ phones }: Pick<ClientData, 'phones'>, phone: string | null) {
  if (phone === null || phones.some(({ number }) => number === phone)) return phones;
  const others = phones.filter(({ primary }) => !primary);
  return [{ number: phone, primary: true }, ...others].slice(0, MAX_CONTACTS.phone);
}

function inputOf(
  values: LineValues,
  { email, phones }: { email: string | null; phones: ClientData['phones'] },
): ClientDataInput {
  const { name, address, postal_code, city, vat } = values;
  return {
    phones,
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(postal_code !== undefined && { postal_code }),
    ...(city !== undefined && { city }),
    ...(vat !== undefined && { vat }),
    ...(email !== null && { email }),
  };
}

/** Of what a line says, what somebody with an account has not said themselves. */
function missingIn(current: ClientData, asked: ClientDataInput): ClientDataInput {
  const { name, address, postal_code, city, vat } = asked;
  return {
    ...(current.name === '' && name !== undefined && { name }),
    ...(current.address === null && address !== undefined && { address }),
    ...(current.postalCode === null && postal_code !== undefined && { postal_code }),
    ...(current.city === null && city !== undefined && { city }),
    ...(current.vat === null && vat !== undefined && { vat }),
  };
}
