import { TERMS_NOT_ACCEPTED } from '@portal/domain/texts';
import type { registrationSchema } from '@portal/api/account/client';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../companies/company.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isConflict } from '../../platform/database/databaseFault.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
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
import { openSession } from '../sessions/openSession.ts';
import type { Client, User } from '../identity/client.ts';
import { texts } from '../identity/texts.ts';
import { takeRegistrationToken, type Proof } from './registrationToken.ts';

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
      const proof = await takeRegistrationToken(transaction, company.id, input.token, now);
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
