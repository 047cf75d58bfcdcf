import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { TERMS_NOT_ACCEPTED } from '@portal/domain/texts';
import type { registrationSchema } from '@portal/api/account/client';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../companies/company.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isConflict } from '../../platform/database/databaseFault.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';
import { newId } from '../../platform/newId.ts';
import { applyClientData } from '../clients/clientData.ts';
import { offerPasskey } from '../passkeys/offerPasskey.ts';
import type { Device } from '../devices/deviceOf.ts';
import { noteDevice } from '../devices/noteDevice.ts';
import { claim } from '../identity/enterProvider.ts';
import {
  findClientOfUser,
  findUnclaimedClient,
  findUserByLogin,
  insertClient,
  updateClient,
} from '../identity/queries.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { openSession } from '../sessions/openSession.ts';
import type { Client, User } from '../identity/client.ts';
import { texts } from '../identity/texts.ts';

const tokenLifetimeMilliseconds = 60 * 60 * 1000;

/** Gives a visitor who proved to own a contact one hour to register with it. */
export async function issueRegistrationToken(
  transaction: Transaction,
  proof: {
    companyId: string;
    channel: 'sms' | 'email';
    contact: string;
    passwordHash: string | null;
    /** Of the session that is given the token; null when the contact was proven just now. */
    authenticatedAt: Date | null;
  },
  now: Date,
): Promise<string> {
  const token = newSecret();
  await transaction
    .insertInto('registrationTokens')
    .values({
      tokenHash: hashSecret(token),
      ...proof,
      expiresAt: new Date(now.getTime() + tokenLifetimeMilliseconds),
      usedAt: null,
    })
    .execute();
  return token;
}

/** A registration token for whoever is logged in by a proven contact and not registered yet; null for the others. */
export function offerRegistration(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  { company, client, user, authenticatedAt }: Customer,
): Promise<string | null> {
  const channel = user.loginPhone === null ? 'email' : 'sms';
  const contact = user.loginPhone ?? user.loginEmail;
  if (client.registeredAt !== null || contact === null) return Promise.resolve(null);
  const proof = {
    companyId: company.id,
    channel,
    contact,
    passwordHash: null,
    authenticatedAt,
  } as const;
  return inTransaction(database, (transaction) =>
    issueRegistrationToken(transaction, proof, clock.now()),
  );
}

/**
 * Registers the owner of a registration token at a provider (API-19, PRO-17, PRO-21) and logs them in.
 * A refusal leaves the token usable, so that the form can be corrected.
 * @throws ApiError 400 for data that breaks a rule or unaccepted terms, 409 for a used or expired token and
 *   for somebody already registered
 */
export async function register(
  backend: Backend,
  company: Company,
  input: v.InferOutput<typeof registrationSchema>,
  device: Device,
): Promise<{ message: string; token: string }> {
  if (!input.terms_accepted) throw new ApiError(400, TERMS_NOT_ACCEPTED);
  const now = backend.clock.now();
  try {
    return await inTransaction(backend.database, async (transaction) => {
      const proof = await takeToken(transaction, company.id, input.token, now);
      const user = await userFor(transaction, proof, now);
      const client = await clientFor(transaction, company.id, user, proof, now);
      if (client.registeredAt !== null) throw new ApiError(409, texts.alreadyRegistered);
      const phones =
        input.phones === undefined || input.phones.length === 0 ? undefined : input.phones;
      const data = applyClientData(withProvenContact(client, proof), { ...input, phones });
      const accepted = { ...data, termsAcceptedAt: now, registeredAt: now };
      await updateClient(transaction, client.id, accepted);
      await noteDevice(transaction, backend, { company, client, user }, device, now);
      await offerPasskey(transaction, { company, user }, false, now);
      const entry = { method: 'code', device: device.name } as const;
      const since = proof.authenticatedAt ?? now;
      return {
        message: texts.registered,
        token: await openSession(transaction, client, user.id, entry, now, since),
      };
    });
  } catch (error) {
    if (isConflict(error)) throw new ApiError(409, texts.alreadyRegistered);
    throw error;
  }
}

type Proof = Selectable<Schema['registrationTokens']>;

async function takeToken(
  transaction: Transaction,
  companyId: string,
  token: string,
  now: Date,
): Promise<Proof> {
  const proof = await transaction
    .updateTable('registrationTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashSecret(token))
    .where('companyId', '=', companyId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (proof === undefined) throw new ApiError(409, texts.registrationTokenInvalid);
  return proof;
}

async function userFor(transaction: Transaction, proof: Proof, now: Date): Promise<User> {
  const known = await findUserByLogin(transaction, proof.contact, now);
  if (known !== undefined) return known;
  return transaction
    .insertInto('users')
    .values({
      id: newId(),
      loginPhone: proof.channel === 'sms' ? proof.contact : null,
      loginEmail: proof.channel === 'email' ? proof.contact : null,
      passwordHash: proof.passwordHash,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function clientFor(
  transaction: Transaction,
  companyId: string,
  user: User,
  proof: Proof,
  now: Date,
): Promise<Client> {
  const own = await findClientOfUser(transaction, companyId, user.id);
  if (own !== undefined) return own;
  const unclaimed = await findUnclaimedClient(transaction, companyId, {
    phone: proof.channel === 'sms' ? proof.contact : null,
    email: proof.channel === 'email' ? proof.contact : null,
  });
  if (unclaimed !== undefined) return claim(transaction, unclaimed, user.id);
  return insertClient(transaction, { companyId, userId: user.id, createdAt: now });
}

/** The contact that was proven is the first contact of whoever gives none. */
function withProvenContact(client: Client, proof: Proof): Client {
  if (proof.channel === 'email')
    return client.email === null ? { ...client, email: proof.contact } : client;
  return client.phones.length === 0
    ? { ...client, phones: [{ number: proof.contact, primary: true }] }
    : client;
}
