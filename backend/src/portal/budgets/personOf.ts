import type { Context } from 'hono';
import { maskContact } from '../../accounts/contacts/maskContact.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { exactAddress } from '../../platform/http/clientAddress.ts';
import type { EvidencePerson } from './evidence/evidence.ts';

/** Where a call came from; without an address where it did not come from whoever decided. */
export interface Caller {
  address: string | null;
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
  { name, nif }: Pick<EvidencePerson, 'name' | 'nif'>,
  { address, userAgent }: Caller,
): EvidencePerson {
  return {
    name,
    contact: null,
    nif,
    address,
    user_agent: userAgent,
    by: null,
    texts: [],
    reason: null,
    message: null,
  };
}

/** The customer of a session who decided, with what they said. */
export function personOfCustomer(
  { client, user }: Pick<Customer, 'client' | 'user'>,
  caller: Caller,
  { texts = [], ...said }: Partial<Pick<EvidencePerson, 'reason' | 'message' | 'texts'>> = {},
): EvidencePerson {
  const contact = user.loginPhone ?? user.loginEmail;
  return {
    ...personOf({ name: client.name, nif: client.vat }, caller),
    contact: contact === null ? null : maskContact(contact),
    ...said,
    texts,
  };
}
