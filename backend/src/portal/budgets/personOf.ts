import type { Context } from 'hono';
import { maskContact } from '../../accounts/contacts/maskContact.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { exactAddress } from '../../platform/http/clientAddress.ts';
import type { EvidencePerson } from './evidence/appendEvidence.ts';

/** Where a call came from. */
export interface Caller {
  address: string;
  userAgent: string | null;
}

export function callerOf(context: Context): Caller {
  return {
    address: exactAddress(context),
    userAgent: context.req.header('user-agent')?.slice(0, 500) ?? null,
  };
}

/** Who decided, for the evidence: as little as proves it (BUD-34). */
export function personOf(
  { client, user }: Pick<Customer, 'client' | 'user'>,
  { address, userAgent }: Caller,
  said: Partial<Pick<EvidencePerson, 'reason' | 'message' | 'texts' | 'by'>> = {},
): EvidencePerson {
  const contact = user.loginPhone ?? user.loginEmail;
  return {
    name: client.name,
    contact: contact === null ? null : maskContact(contact),
    nif: client.vat,
    address,
    user_agent: userAgent,
    by: null,
    texts: [],
    reason: null,
    message: null,
    ...said,
  };
}
