import { lockKeys } from '../../platform/database/lockKeys.ts';
import {
  CODE_INVALID,
  CODE_LENGTH,
  isVerificationCode,
} from '@portal/domain/access/isVerificationCode';
import { randomInt } from 'node:crypto';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../companies/company.ts';
import { publicAddress } from '../../platform/environment.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/newId.ts';
import { countSms } from '../../platform/messaging/countSms.ts';
import { isSameSecret } from '@portal/storage/signed/isSameSecret';
import { signature } from '@portal/storage/signed/signature';
import { tokenKey } from '../../platform/signed/tokenKey.ts';
import { countAddressAttempt } from '../limits/addressLimits.ts';
import type { Channel } from './channel.ts';
import { limitsOf } from '../limits/limitsOf.ts';
import { requireChangeableContact } from './contactChanges.ts';
import { countContactAttempt, forgiveContactAttempts } from '../limits/contactAttempts.ts';
import { isUsedUp } from '../limits/rateLimit.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { texts } from '../identity/texts.ts';

/** How long a code lives, how often it may be tried and how soon another may be sent (C-93). */
const CODE_LIFETIME_SECONDS = 600;
const CODE_MAX_TRIES = 5;
/** All addresses together: five wrong guesses of a stranger must not burn the code in its owner's hand (C-166). */
const CODE_MAX_TRIES_EVERYWHERE = 15;
const CODE_RESEND_SECONDS = 60;

export interface CodeRequest {
  company: Company;
  channel: Channel;
  /** E.164 or lower-case e-mail. */
  contact: string;
  /** Set when a logged-in customer adds the contact; the code is then good for nobody else. */
  customer: Customer | undefined;
  /** Where the request came from. */
  address: string;
  /** A contact that is known to be this person's: the code changes nothing of it. */
  isKnown?: boolean;
}

type Tools = Pick<Backend, 'database' | 'clock' | 'delivery' | 'environment' | 'log'>;

/** A code of six digits that never begins with 00 (C-55), from a cryptographic source. */
export function newCode(): string {
  return String(randomInt(10 ** (CODE_LENGTH - 2), 10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/**
 * Sends a code to a contact and answers the same whether an account has it or not.
 * @throws ApiError 429 within 60 s of the last unused one or above the limits per contact and address,
 *   502 when the carrier did not take the message
 */
export async function sendCode(
  tools: Tools,
  request: CodeRequest,
): Promise<{ message: string; resend_after: number; expires_in: number }> {
  const { database, clock, delivery } = tools;
  const { company, channel, contact } = request;
  const now = clock.now();
  const limits = limitsOf(tools.environment);
  const { customer } = request;
  if (customer !== undefined && request.isKnown !== true)
    await requireChangeableContact(database, customer, request, now);
  const { address } = request;
  const attempt = { what: 'code', address, companyId: company.id, contact };
  await countAddressAttempt(database, attempt, limits.codesOfAddress, now);
  const code = newCode();
  const id = newId();
  const codeHash = await hashCode(tools, id, code);
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
    const retryAfter = customer === undefined ? CODE_RESEND_SECONDS : waitSeconds;
    if (waitSeconds > 0)
      throw new ApiError(429, texts.waitBeforeResend, { extra: { retry_after: retryAfter } });
    await countContactAttempt(transaction, attemptOf(request), limits.codesOfContact, now);
    await transaction
      .insertInto('verificationCodes')
      .values({
        id,
        companyId: company.id,
        channel,
        contact,
        userId: customer?.user.id ?? null,
        codeHash,
        tries: 0,
        sentAt: now,
        expiresAt: new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000),
        usedAt: null,
      })
      .execute();
  });
  const sms = texts.sms(code, company.name, hostOf(tools.environment, company));
  try {
    await delivery.send(
      channel === 'sms'
        ? { channel, to: contact, text: sms }
        : {
            channel,
            to: contact,
            subject: texts.emailSubject(code, company.name),
            text: texts.emailBody(code, company.name),
          },
    );
  } catch (error) {
    tools.log.warn(
      { channel, error: error instanceof Error ? error.message : String(error) },
      'a code could not be sent',
    );
    // The customer may ask again at once: nothing arrived.
    await database.deleteFrom('verificationCodes').where('id', '=', id).execute();
    throw new ApiError(502, channel === 'sms' ? texts.smsFailed : texts.emailFailed, {
      title: 'Tente novamente',
    });
  }
  if (channel === 'sms')
    await countSms(database, { companyId: company.id, kind: 'code', text: sms }, now);
  return {
    message: channel === 'sms' ? texts.codeSentSms : texts.codeSentEmail,
    resend_after: CODE_RESEND_SECONDS,
    expires_in: CODE_LIFETIME_SECONDS,
  };
}

/**
 * Uses up the newest code that this person asked for a contact, visitors counting as one. Each call costs one of five
 * tries.
 * @throws ApiError 400 code 2 when the code is wrong, expired, used or tried too often (ERR-43, ERR-44)
 */
export async function takeCode(
  tools: Pick<Tools, 'database' | 'clock'>,
  request: {
    companyId: string;
    contact: string;
    userId: string | null;
    code: string;
    address: string;
  },
): Promise<void> {
  const { database, clock } = tools;
  const now = clock.now();
  const refusal = new ApiError(400, CODE_INVALID, { code: 2 });
  const code = request.code.trim();
  if (!isVerificationCode(code)) throw refusal;
  const { companyId, contact, userId } = request;
  const row = await database
    .selectFrom('verificationCodes')
    .select(['id', 'codeHash'])
    .where((eb) => eb.and({ companyId, contact, userId }))
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw refusal;
  const tries = `code-tries:${row.id}:${request.address}`;
  const limit = { count: CODE_MAX_TRIES, seconds: CODE_LIFETIME_SECONDS };
  if (await isUsedUp(database, tries, limit, now)) throw refusal;
  // Counting first, in one statement: parallel guesses cannot share a try.
  const counted = await database
    .updateTable('verificationCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', row.id)
    .where('tries', '<', CODE_MAX_TRIES_EVERYWHERE)
    .where('expiresAt', '>', now)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (counted === undefined) throw refusal;
  if (!isSameSecret(await hashCode(tools, row.id, code), row.codeHash)) throw refusal;
  const used = await database
    .updateTable('verificationCodes')
    .set({ usedAt: now })
    .where('id', '=', row.id)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (used === undefined) throw refusal;
  await forgiveContactAttempts(database, attemptOf(request), now);
}

function hostOf(environment: Tools['environment'], company: Company): string {
  return new URL(publicAddress(environment, company.domain)).hostname;
}

function attemptOf({ contact, address }: { contact: string; address: string }) {
  return { what: 'code', contact, address };
}

/** Six digits can be guessed from a plain hash, so the hash takes a key that is not in the row. */
async function hashCode(
  { database }: Pick<Tools, 'database'>,
  id: string,
  code: string,
): Promise<string> {
  return signature(await tokenKey(database), 'verification code', [id, code]);
}
