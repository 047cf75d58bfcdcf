import { COOKIE_MAX_AGE_SECONDS } from '@portal/contract/cookies';
import type { Insertable, Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/newId.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';
import type { Client } from '../identity/client.ts';

const lifetimeMilliseconds = COOKIE_MAX_AGE_SECONDS * 1000;
const demoLifetimeMilliseconds = 4 * 60 * 60 * 1000;

/** How a session was opened, and on which device, in words (ACC-01); null of sessions of before. */
export type SessionEntry = Pick<Selectable<Schema['sessions']>, 'method' | 'device'>;

/**
 * Opens a session of a customer at one provider and returns its token, which is stored only as a hash.
 * @param authenticatedAt when the person proved who they are: a session made of another one is no fresher (C-111)
 */
export async function openSession(
  transaction: Transaction,
  client: Client,
  userId: string,
  { method, device }: SessionEntry,
  now: Date,
  authenticatedAt: Date = now,
): Promise<string> {
  const own = { authenticatedAt, method, device, isDemo: false };
  return insertSession(transaction, client, userId, own, now, lifetimeMilliseconds);
}

/**
 * Opens a session for a visitor of a demo and returns its token. It counts as authenticated long ago and ends after four
 * hours (C-167).
 */
export async function openDemoSession(
  transaction: Transaction,
  client: Client,
  userId: string,
  now: Date,
): Promise<string> {
  const own = { authenticatedAt: new Date(0), isDemo: true };
  return insertSession(transaction, client, userId, own, now, demoLifetimeMilliseconds);
}

/** @returns its token */
async function insertSession(
  transaction: Transaction,
  client: Client,
  userId: string,
  own: Pick<Insertable<Schema['sessions']>, 'authenticatedAt' | 'isDemo'> & Partial<SessionEntry>,
  now: Date,
  lifetime: number,
): Promise<string> {
  const token = newSecret();
  await transaction
    .insertInto('sessions')
    .values({
      ...own,
      id: newId(),
      companyId: client.companyId,
      clientId: client.id,
      userId,
      tokenHash: hashSecret(token),
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
      revokedAt: null,
    })
    .execute();
  return token;
}
