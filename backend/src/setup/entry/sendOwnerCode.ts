import type { Company } from '../../accounts/companies/company.ts';
import { issueCode } from '../../accounts/contacts/issueCode.ts';
import { texts } from '../../accounts/identity/texts.ts';
import type { Backend } from '../../platform/backend.ts';
import { publicAddress } from '../../platform/environment.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import type { OwnerContact } from '../links/readOwnerContact.ts';

/**
 * Sends a code for the set-up (C-93). For a contact of nobody everything is done but that nothing is sent, and nobody waits
 * for a carrier: what is answered, and when, tells nothing (C-744).
 * @param isKnown whether it is an owner's, or one that an open link went to
 * @throws CodeJustSent where the last one is still on its way; ApiError 429 above the limits that logins have
 */
export async function sendOwnerCode(
  tools: Pick<Backend, 'database' | 'clock' | 'delivery' | 'environment'>,
  company: Company,
  { channel, contact }: OwnerContact,
  { address, isKnown }: { address: string; isKnown: boolean },
): Promise<void> {
  const { id: companyId, name, domain } = company;
  const target = { company, channel, contact, address };
  await issueCode(tools, target, { purpose: 'setup', userId: null }, async (transaction, code) => {
    if (!isKnown) return;
    const host = new URL(publicAddress(tools.environment, domain)).hostname;
    const message =
      channel === 'sms'
        ? { channel, to: contact, text: texts.sms(code, name, host) }
        : {
            channel,
            to: contact,
            subject: texts.emailSubject(code, name),
            text: texts.emailBody(code, name),
          };
    await queueMessage(transaction, tools, { companyId, clientId: null }, message, {
      isAwaited: true,
    });
  });
}
