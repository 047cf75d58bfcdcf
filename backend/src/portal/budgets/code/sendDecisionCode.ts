import type { Backend } from '../../../platform/backend.ts';
import type { Channel } from '../../../accounts/contacts/channel.ts';
import { sendCode } from '../../../accounts/contacts/codes.ts';
import { maskContact } from '../../../accounts/contacts/maskContact.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { texts } from '../texts.ts';
import type { CodeReceiver } from './codeReceiver.ts';

const channelOf = (contact: string): Channel => (contact.includes('@') ? 'email' : 'sms');

/** Sends a code to the contact on file. @returns the contact, masked. @throws ApiError 409 without contact, or as sendCode */
export async function sendDecisionCode(
  backend: Backend,
  { company, customer, contact, address }: CodeReceiver,
): Promise<{ sent_to: string }> {
  if (contact === undefined) throw new ApiError(409, texts.noContact);
  const channel = channelOf(contact);
  // A demo sends nothing outside: its code is always the same (BUD-40).
  if (!company.demo)
    await sendCode(backend, { company, channel, contact, customer, address, isKnown: true });
  return { sent_to: maskContact(contact) };
}
