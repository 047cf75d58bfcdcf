import { renderTemplate } from '@portal/domain/items/renderTemplate';
import { shownItemValues } from '@portal/domain/items/shownItemValues';
import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Company } from '../../accounts/companies/company.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/newId.ts';
import { lockItems } from './lockItems.ts';
import { isSameItem, readSpecs } from './specs.ts';
import { listItems } from './queries.ts';
import type { ItemRow } from './itemRow.ts';
import { texts } from './texts.ts';

/**
 * Adds an item to a customer, from the customer's form or the provider's system.
 * @throws ApiError 400 for values that break the provider's field rules, 409 when the customer has it already
 */
export async function createItem(
  transaction: Transaction,
  company: Company,
  clientId: string,
  given: Record<string, string>,
  now: Date,
): Promise<ItemRow> {
  const specs = readSpecs(company.signupItemFields, given, now);
  // Two equal requests at once: the second waits and then finds the first one's item.
  await lockItems(transaction, clientId);
  const existing = await listItems(transaction, { companyId: company.id, clientId });
  if (existing.some((item) => isSameItem(company.signupItemFields, item.specs, specs))) {
    const shown = shownItemValues(company.signupItemFields, specs, lisbonToday(now));
    throw new ApiError(409, texts.exists(renderTemplate(company.itemTitleTemplate, shown)));
  }
  return transaction
    .insertInto('items')
    .values({
      id: newId(),
      companyId: company.id,
      clientId,
      specs: JSON.stringify(specs),
      originalSpecs: JSON.stringify(specs),
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
