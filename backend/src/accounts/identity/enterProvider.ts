import type { Transaction } from '../../platform/database/database.ts';
import { findClientOfUser, findUnclaimedClient, insertClient, updateClient } from './queries.ts';
import { offerPasskey } from '../passkeys/offerPasskey.ts';
import { noteDevice } from '../devices/noteDevice.ts';
import type { Device } from '../devices/deviceOf.ts';
import type { Company } from '../companies/company.ts';
import { openSession, type SessionEntry } from '../sessions/openSession.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Client, User } from './client.ts';

/**
 * The person as a customer of a provider, made when they are new there: the customer whom the provider
 * already knew by their login contacts, or one without data, which come when the terms are accepted.
 */
export async function clientAt(
  transaction: Transaction,
  companyId: string,
  user: User,
  now: Date,
): Promise<Client> {
  const known = await findClientOfUser(transaction, companyId, user.id);
  if (known !== undefined) return known;
  const unclaimed = await findUnclaimedClient(transaction, companyId, {
    phone: user.loginPhone,
    email: user.loginEmail,
  });
  if (unclaimed !== undefined) return claim(transaction, unclaimed, user.id);
  return insertClient(transaction, { companyId, userId: user.id, createdAt: now });
}

/** What a person told their last provider, for another one whose terms they accept now (C-168). */
async function dataOfLastProvider(
  transaction: Transaction,
  userId: string,
): Promise<Partial<Client>> {
  const last = await transaction
    .selectFrom('clients')
    .select(['name', 'address', 'postalCode', 'city', 'countryId', 'vat', 'phones'])
    .select(['email', 'secondaryEmail', 'invoicePrimary', 'invoiceSecondary'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('registeredAt', 'is not', null)
    .orderBy('registeredAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? {};
}

/** Gives a customer whom the provider made known to the person who proved to own the contact. */
export async function claim(
  transaction: Transaction,
  client: Client,
  userId: string,
): Promise<Client> {
  const claimed = await transaction
    .updateTable('clients')
    .set({ userId })
    .where('id', '=', client.id)
    .where('userId', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (claimed === undefined)
    throw new Error('The customer was taken over by somebody else meanwhile.');
  return claimed;
}

/** How somebody comes in: what they showed, and on which device. */
export interface Entry {
  method: SessionEntry['method'];
  device: Device;
  /** Whether the page could make a passkey now (ACC-09). */
  canMakePasskey?: boolean;
}

/** A session, and whether to offer a passkey with it (ACC-09). */
export interface Entered {
  token: string;
  registered: boolean;
  offer_passkey: boolean;
}

/** Logs a person in at a provider, who is told when it is from a device that they do not use (ACC-04). */
export async function enterProvider(
  transaction: Transaction,
  backend: Pick<Backend, 'environment' | 'delivery' | 'clock'>,
  company: Company,
  user: User,
  { method, device, canMakePasskey = false }: Entry,
  now: Date,
): Promise<Entered> {
  const client = await clientAt(transaction, company.id, user, now);
  await noteDevice(transaction, backend, { company, client, user }, device, now);
  const entry = { method, device: device.name };
  return {
    token: await openSession(transaction, client, user.id, entry, now),
    registered: client.registeredAt !== null,
    offer_passkey:
      method !== 'passkey' &&
      (await offerPasskey(transaction, { company, user }, canMakePasskey, now)),
  };
}

/** Since when a customer is registered: now, when name, a contact and the accepted terms have come together. */
export function registrationOf(client: Client, now: Date): Date | null {
  const isComplete =
    client.termsAcceptedAt !== null &&
    client.name !== '' &&
    (client.phones.length > 0 || client.email !== null);
  return client.registeredAt ?? (isComplete ? now : null);
}

/**
 * Notes that the customer accepts the terms, which completes the registration of whoever has a name and a contact. Who is
 * new here brings the data that they gave to their last provider: not before, so that no provider gets them unasked.
 */
export async function acceptTerms(
  transaction: Transaction,
  client: Client,
  now: Date,
): Promise<Client> {
  const termsAcceptedAt = client.termsAcceptedAt ?? now;
  const isBlank = client.name === '' && client.phones.length === 0 && client.email === null;
  const data =
    isBlank && client.termsAcceptedAt === null && client.userId !== null
      ? await dataOfLastProvider(transaction, client.userId)
      : {};
  const registeredAt = registrationOf({ ...client, ...data, termsAcceptedAt }, now);
  const accepted = { ...data, termsAcceptedAt, registeredAt };
  return (await updateClient(transaction, client.id, accepted)) ?? client;
}
