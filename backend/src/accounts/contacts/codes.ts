import { CODE_INVALID, isVerificationCode } from '@portal/domain/access/isVerificationCode';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../companies/company.ts';
import { publicAddress } from '../../platform/environment.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { countSms } from '../../platform/messaging/countSms.ts';
import { CarrierSilent } from '../../platform/messaging/message.ts';
import { sendAwaited } from '../../platform/messaging/sendAwaited.ts';
import { isSameSecret } from '@portal/storage/signed/isSameSecret';
import { messageOf } from '@portal/domain/text/messageOf';
import { requireChangeableContact } from './contactChanges.ts';
import { forgiveContactAttempts } from '../limits/contactAttempts.ts';
import { isUsedUp } from '../limits/rateLimit.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { texts } from '../identity/texts.ts';
import { hashCode } from './hashCode.ts';
import {
  CODE_LIFETIME_SECONDS,
  CODE_RESEND_SECONDS,
  issueCode,
  type CodePurpose,
  type CodeTarget,
} from './issueCode.ts';

/** How often a code may be tried (C-93). */
const CODE_MAX_TRIES = 5;
/** All addresses together: five wrong guesses of a stranger must not burn the code in its owner's hand (C-166). */
const CODE_MAX_TRIES_EVERYWHERE = 15;

export interface CodeRequest extends CodeTarget {
  /** Set when a logged-in customer adds the contact; the code is then good for nobody else. */
  customer: Customer | undefined;
  /** A contact that is known to be this person's: the code changes nothing of it. */
  isKnown?: boolean;
}

type Tools = Pick<Backend, 'database' | 'clock' | 'delivery' | 'environment' | 'log'>;

/**
 * Sends a code to a contact and answers the same whether an account has it or not, and whether its carrier has taken it
 * or does not answer: the code may arrive then, and is good (C-930).
 * @throws ApiError 429 within 60 s of the last unused one or above the limits per contact and address,
 *   502 when the carrier did not take the message
 */
export async function sendCode(
  tools: Tools,
  request: CodeRequest,
): Promise<{ message: string; resend_after: number; expires_in: number }> {
  const { database, clock, delivery } = tools;
  const { company, channel, contact, customer } = request;
  const now = clock.now();
  if (customer !== undefined && request.isKnown !== true)
    await requireChangeableContact(database, customer, request, now);
  const userId = customer?.user.id ?? null;
  const { id, code } = await issueCode(tools, request, { purpose: 'login', userId });
  const sms = texts.sms(code, company.name, hostOf(tools.environment, company));
  try {
    await sendAwaited(
      delivery,
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
    tools.log.warn({ channel, error: messageOf(error) }, 'a code could not be sent');
    if (!(error instanceof CarrierSilent)) {
      // The customer may ask again at once: nothing arrived.
      await database.deleteFrom('verificationCodes').where('id', '=', id).execute();
      throw new ApiError(502, channel === 'sms' ? texts.smsFailed : texts.emailFailed, {
        title: 'Tente novamente',
      });
    }
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
    purpose?: CodePurpose;
  },
): Promise<void> {
  const { database, clock } = tools;
  const now = clock.now();
  const refusal = new ApiError(400, CODE_INVALID, { code: 2 });
  const code = request.code.trim();
  if (!isVerificationCode(code)) throw refusal;
  const { companyId, contact, userId, purpose = 'login' } = request;
  const row = await database
    .selectFrom('verificationCodes')
    .select(['id', 'codeHash'])
    .where((eb) => eb.and({ companyId, contact, userId, purpose }))
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
  if (!isSameSecret(await hashCode(database, row.id, code), row.codeHash)) throw refusal;
  const used = await database
    .updateTable('verificationCodes')
    .set({ usedAt: now })
    .where('id', '=', row.id)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (used === undefined) throw refusal;
  await forgiveContactAttempts(database, { what: 'code', contact, address: request.address }, now);
}

function hostOf(environment: Tools['environment'], company: Company): string {
  return new URL(publicAddress(environment, company.domain)).hostname;
}
