import type { Company } from '../../accounts/companies/company.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { createItem } from './createItem.ts';
import { lockItems } from './lockItems.ts';
import { listItems } from './queries.ts';
import { identifyingSpecs, isSameItem } from './specs.ts';

/**
 * The item of a customer that a provider names by its fields, in whatever form they are written; made when the customer has
 * none that is the same thing. Of several it is the newest that has every identifier as said, else that has one.
 * @returns its id
 * @throws ApiError 400 for a new one whose values break the provider's field rules
 */
export async function findOrCreateItem(
  transaction: Transaction,
  company: Company,
  clientId: string,
  given: Record<string, string>,
  now: Date,
): Promise<string> {
  // Two systems that name a new one at once: the second waits and then finds the first one's.
  await lockItems(transaction, clientId);
  const said = identifyingSpecs(company.signupItemFields, given);
  const identifiers = company.signupItemFields.filter(({ name }) => said[name] !== undefined);
  const items = await listItems(transaction, { companyId: company.id, clientId });
  const same = items.filter(({ specs }) => isSameItem(identifiers, specs, said));
  const whole = same.find(({ specs }) =>
    identifiers.every((field) => isSameItem([field], specs, said)),
  );
  const known = whole ?? same[0];
  return known?.id ?? (await createItem(transaction, company, clientId, given, now)).id;
}
