import type { Customer } from '../../accounts/sessions/requireCustomer.ts';

/** Whose entries and offers a session sees. */
export function ownerOf({ company, client }: Customer): { companyId: string; clientId: string } {
  return { companyId: company.id, clientId: client.id };
}
