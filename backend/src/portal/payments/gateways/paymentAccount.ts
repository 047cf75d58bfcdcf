import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { publicAddress } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { ifthenpaySettingsSchema } from './ifthenpay/settings.ts';
import { callbackQuery } from './ifthenpay/verifyCallback.ts';
import { openSettings, sealSettings } from './sealSettings.ts';

/** Which gateway a provider uses, with its keys there. Without `gateway` it is ifthenpay. */
export const paymentAccountSchema = v.union([
  v.object({ gateway: v.literal('sandbox') }),
  v.object({
    gateway: v.optional(v.literal('ifthenpay'), 'ifthenpay'),
    ...ifthenpaySettingsSchema.entries,
  }),
]);
export type PaymentAccount = v.InferOutput<typeof paymentAccountSchema>;

/**
 * Stores a provider's account, its keys sealed. They are never given out again.
 * @returns the template of the callback address that the provider registers at its gateway
 * @throws ApiError 400 for the sandbox in production, 503 where there is no secret to seal with
 */
export async function savePaymentAccount(
  { database, environment, clock }: Backend,
  company: Company,
  account: PaymentAccount,
): Promise<string> {
  if (account.gateway === 'sandbox' && environment.mode === 'production')
    throw new ApiError(400, 'The sandbox gateway does not exist in production.');
  const stored = {
    gateway: account.gateway,
    settings: sealSettings(environment, company.id, account),
    updatedAt: clock.now(),
  };
  await database
    .insertInto('paymentAccounts')
    .values({ companyId: company.id, ...stored })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(stored))
    .execute();
  const path = `/api/gateway-callback/${account.gateway}`;
  return `${publicAddress(environment, company.domain)}${path}?${callbackQuery}`;
}

/** A provider's account; undefined when it entered none. @throws Error when its keys cannot be opened */
export async function loadPaymentAccount(
  { database, environment }: Pick<Backend, 'database' | 'environment'>,
  companyId: string,
): Promise<PaymentAccount | undefined> {
  const row = await database
    .selectFrom('paymentAccounts')
    .select('settings')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return v.parse(paymentAccountSchema, openSettings(environment, companyId, row.settings));
}
