import { CODE_LENGTH } from '@portal/domain/access/isVerificationCode';
import { randomInt } from 'node:crypto';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { lockKeys } from '../../platform/database/lockKeys.ts';
import { newId } from '../../platform/newId.ts';
import type { Company } from '../companies/company.ts';
import { countAddressAttempt } from '../limits/addressLimits.ts';
import { countContactAttempt } from '../limits/contactAttempts.ts';
import { limitsOf } from '../limits/limitsOf.ts';
import type { Channel } from './channel.ts';
import { CodeJustSent } from './codeJustSent.ts';
import { hashCode } from './hashCode.ts';

/** How long a code lives, and how soon another may be sent (C-93). */
export const CODE_LIFETIME_SECONDS = 600;
export const CODE_RESEND_SECONDS = 60;

/** What a code is good for: what customers do, or the set-up of a provider (SET-03). */
export type CodePurpose = 'login' | 'setup';

/** Where a code goes. */
export interface CodeTarget {
  company: Company;
  channel: Channel;
  /** E.164 or lower-case e-mail. */
  contact: string;
  /** Where the request came from. */
  address: string;
}

/** A code of six digits that never begins with 00 (C-55), from a cryptographic source. */
export function newCode(): string {
  return String(randomInt(10 ** (CODE_LENGTH - 2), 10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/**
 * Makes a code for a contact and keeps its hash; whoever asks for one is counted.
 * @param userId whose it is alone; null for a visitor's
 * @param also what is written in the same transaction
 * @throws CodeJustSent within 60 s of the last unused one; ApiError 429 above the limits per contact and address
 */
export async function issueCode(
  { database, clock, environment }: Pick<Backend, 'database' | 'clock' | 'environment'>,
  { company, channel, contact, address }: CodeTarget,
  { purpose, userId }: { purpose: CodePurpose; userId: string | null },
  also: (transaction: Transaction, code: string) => Promise<void> = () => Promise.resolve(),
): Promise<{ id: string; code: string }> {
  const now = clock.now();
  const limits = limitsOf(environment);
  const attempt = { what: 'code', address, companyId: company.id, contact };
  await countAddressAttempt(database, attempt, limits.codesOfAddress, now);
  const code = newCode();
  const id = newId();
  const codeHash = await hashCode(database, id, code);
  await inTransaction(database, async (transaction) => {
    // Two requests at once for one contact: the second waits here and then sees the first.
    await lockKeys(transaction, [`code:${contact}`]);
    const last = await transaction
      .selectFrom('verificationCodes')
      .select(['sentAt', 'usedAt'])
      // At any provider: a number must not be flooded by asking at a hundred of them.
      .where('contact', '=', contact)
      .orderBy('sentAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    // Whoever used the last code has it no more: logging out and in again needs no waiting.
    const sentAt = last?.usedAt === null ? last.sentAt : undefined;
    const waitSeconds =
      sentAt === undefined
        ? 0
        : CODE_RESEND_SECONDS - Math.floor((now.getTime() - sentAt.getTime()) / 1000);
    // The exact seconds would tell a stranger that, and when, somebody is logging in.
    const retryAfter = userId === null ? CODE_RESEND_SECONDS : waitSeconds;
    if (waitSeconds > 0) throw new CodeJustSent(retryAfter);
    const attempted = { what: 'code', contact, address };
    await countContactAttempt(transaction, attempted, limits.codesOfContact, now);
    await transaction
      .insertInto('verificationCodes')
      .values({
        id,
        companyId: company.id,
        channel,
        contact,
        userId,
        purpose,
        codeHash,
        tries: 0,
        sentAt: now,
        expiresAt: new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000),
        usedAt: null,
      })
      .execute();
    await also(transaction, code);
  });
  return { id, code };
}
