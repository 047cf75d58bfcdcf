import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockKeys } from '../../platform/database/lockKeys.ts';
import { publicAddress } from '../../platform/environment.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { newId } from '../../platform/newId.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';
import { texts } from '../texts.ts';
import { presentSetupLink } from './presentSetupLink.ts';
import type { OwnerContact } from './readOwnerContact.ts';
import type { SetupLink } from './schemas.ts';

/** How long a link opens a set-up (SET-03). */
const LINK_MILLISECONDS = 14 * 86_400_000;

/**
 * Sends an owner a link of 256 random bits, of which only the hash is kept (SET-02, SET-03). The one that was open is good for
 * nothing any more.
 * @param by who sends it, for the record
 */
export async function sendSetupLink(
  transaction: Transaction,
  tools: Pick<Backend, 'delivery' | 'clock' | 'environment'>,
  { id: companyId, domain, name }: Pick<Company, 'id' | 'domain' | 'name'>,
  { channel, contact }: OwnerContact,
  by: string,
): Promise<SetupLink> {
  const now = tools.clock.now();
  const token = newSecret();
  await lockKeys(transaction, [`setup-link:${companyId}`]);
  await transaction
    .updateTable('setupLinks')
    .set({ revokedAt: now })
    .where('companyId', '=', companyId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();
  const made = await transaction
    .insertInto('setupLinks')
    .values({
      id: newId(),
      companyId,
      channel,
      contact,
      tokenHash: hashSecret(token),
      madeAt: now,
      madeBy: by,
      expiresAt: new Date(now.getTime() + LINK_MILLISECONDS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const address = `${publicAddress(tools.environment, domain)}/setup/link/${token}`;
  const message =
    channel === 'sms'
      ? { channel, to: contact, text: texts.linkSms(name, address) }
      : {
          channel,
          to: contact,
          subject: texts.linkSubject(name),
          text: texts.linkBody(name, address),
        };
  await queueMessage(transaction, tools, { companyId, clientId: null }, message, {
    isAwaited: true,
  });
  return presentSetupLink(made, now);
}
