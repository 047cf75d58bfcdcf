import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { openSettings, sealSettings } from '../payments/gateways/sealSettings.ts';
import { invoiceXpressSettingsSchema } from './invoicexpress/settings.ts';

/** VAT in percent of what has no budget that says it, such as a booking that is paid beforehand. */
const vatRate = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 23);

/** `PUT /invoicing-account` (INV-08); `null` ends the connection. */
export const invoicingAccountSchema = v.variant('connector', [
  v.object({ connector: v.literal('sandbox'), vat_rate: vatRate }),
  v.object({
    connector: v.literal('invoicexpress'),
    vat_rate: vatRate,
    ...invoiceXpressSettingsSchema.entries,
  }),
  v.object({ connector: v.null() }),
]);
type Account = v.InferOutput<typeof invoicingAccountSchema>;
export type InvoicingAccount = Exclude<Account, { connector: null }>;

/** Keys of this kind open in no other place. */
const owner = (companyId: string) => `invoicing ${companyId}`;

/**
 * Stores a provider's account, its keys sealed; they are never given out again. What failed before is tried anew.
 * @throws ApiError 400 for the sandbox in production, 503 where there is no secret to seal with
 */
export async function saveInvoicingAccount(
  { database, environment, clock }: Backend,
  company: Company,
  account: Account,
): Promise<void> {
  if (account.connector === 'sandbox' && environment.mode === 'production')
    throw new ApiError(400, 'The sandbox program does not exist in production.');
  const companyId = company.id;
  if (account.connector === null) {
    await database.deleteFrom('invoicingAccounts').where('companyId', '=', companyId).execute();
    return;
  }
  const now = clock.now();
  const stored = {
    connector: account.connector,
    settings: sealSettings(environment, owner(companyId), account),
    updatedAt: now,
  };
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('invoicingAccounts')
      .values({ companyId, ...stored })
      .onConflict((conflict) => conflict.column('companyId').doUpdateSet(stored))
      .execute();
    await transaction
      .updateTable('invoiceJobs')
      .set({ state: 'PENDING', tries: 0, nextTryAt: now })
      .where('companyId', '=', companyId)
      .where('state', '<>', 'DONE')
      .where('lastError', 'is not', null)
      .execute();
  });
}

/** A provider's account; undefined when it entered none. @throws Error when its keys cannot be opened */
export async function loadInvoicingAccount(
  { database, environment }: Pick<Backend, 'database' | 'environment'>,
  companyId: string,
): Promise<InvoicingAccount | undefined> {
  const row = await database
    .selectFrom('invoicingAccounts')
    .select('settings')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const opened = openSettings(environment, owner(companyId), row.settings);
  const account = v.parse(invoicingAccountSchema, opened);
  return account.connector === null ? undefined : account;
}
