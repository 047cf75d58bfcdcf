import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import { publicAddress } from '../../platform/environment.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { texts } from '../identity/texts.ts';

/** How long the link of a confirmation works. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Notes a confirmation that is to come; answers the secret of its link. */
export async function issueConfirmation(
  database: Database,
  { company, userId, email, now }: { company: Company; userId: string; email: string; now: Date },
): Promise<string> {
  const secret = newSecret();
  await database
    .insertInto('emailConfirmations')
    .values({
      tokenHash: hashSecret(secret),
      companyId: company.id,
      userId,
      email,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
      usedAt: null,
    })
    .execute();
  return secret;
}

/** Sends the link that confirms an e-mail (API-18), in the transaction that noted it. */
export function sendConfirmation(
  database: Database,
  backend: Backend,
  company: Company,
  email: string,
  secret: string,
): Promise<void> {
  const link = `${publicAddress(backend.environment, company.domain)}/client/confirmar-email?email_token=${secret}`;
  return sendMail(database, backend, company, email, {
    subject: texts.confirmSubject(company.name),
    text: texts.confirmBody(link, company.name),
  });
}

/** Tells the owner of an e-mail that it is confirmed, and where to log in. */
export function sendAlreadyConfirmed(
  database: Database,
  backend: Backend,
  company: Company,
  email: string,
): Promise<void> {
  const link = `${publicAddress(backend.environment, company.domain)}/client/login`;
  return sendMail(database, backend, company, email, {
    subject: texts.alreadyConfirmedSubject(company.name),
    text: texts.alreadyConfirmedBody(link, company.name),
  });
}

async function sendMail(
  database: Database,
  backend: Backend,
  company: Company,
  email: string,
  words: { subject: string; text: string },
): Promise<void> {
  await queueMessage(
    database,
    backend,
    { companyId: company.id, clientId: null },
    { channel: 'email', to: email, ...words },
    { isAwaited: true },
  );
}
