import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { WorkOwner } from './lockWork.ts';

/** Whose work a customer may decide about: their own at this provider. */
export const ownerOf = ({ company, client }: Customer): Required<WorkOwner> => ({
  companyId: company.id,
  clientId: client.id,
});
