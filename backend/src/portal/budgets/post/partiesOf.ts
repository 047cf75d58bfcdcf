import type { Company } from '../../../accounts/companies/company.ts';
import { legalIdentityOf } from '../../../accounts/companies/legalIdentityOf.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BudgetCustomer, BudgetProvider } from '../../../platform/database/jsonColumns.ts';

/** Who stands on both sides of a budget, as they are now (BUD-08), and what of the provider is not known (D-24). */
export async function partiesOf(
  transaction: Transaction,
  company: Company,
  clientId: string,
): Promise<{ provider: BudgetProvider; customer: BudgetCustomer; warnings: string[] }> {
  const client = await transaction
    .selectFrom('clients')
    .select(['name', 'address', 'postalCode', 'city', 'vat'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const joined = (parts: readonly (string | null)[], between = ', ') =>
    parts.filter((part) => part !== null && part !== '').join(between) || null;
  const legal = legalIdentityOf(company);
  const provider = {
    legal_name: legal.legal_name ?? company.name,
    address: legal.address ?? null,
    phone: legal.phone ?? null,
    email: legal.email ?? null,
    nipc: legal.nipc ?? null,
    registry_number: legal.registry_number ?? null,
  };
  return {
    provider,
    customer: {
      name: client.name,
      address: joined([client.address, joined([client.postalCode, client.city], ' ')]),
      nif: client.vat,
    },
    warnings: Object.entries(provider).flatMap(([name, value]) => (value === null ? [name] : [])),
  };
}
