import type { Selectable } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';
import { texts } from '../identity/texts.ts';
import type { Customer } from '../sessions/requireCustomer.ts';

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

/** What a registration token proves. */
export type Proof = Selectable<Schema['registrationTokens']>;

/**
 * Uses a registration token up.
 * @throws ApiError 409 for one that is unknown, used, expired or of another provider
 */
export async function takeRegistrationToken(
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
