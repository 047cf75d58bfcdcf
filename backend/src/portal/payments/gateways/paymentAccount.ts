import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { publicAddress } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { ifthenpaySettingsSchema } from './ifthenpay/settings.ts';
import { callbackQuery } from './ifthenpay/verifyCallback.ts';
import { paymentSecret, seal, unseal } from './seal.ts';

/** Which gateway a provider uses, with its keys there. Without `gateway` it is ifthenpay. */
export const paymentAccountSchema = v.union([
  v.object({ gateway: v.literal('sandbox') }),
  v.object({
    gateway: v.optional(v.literal('ifthenpay'), 'ifthenpay'),
    ...ifthenpaySettingsSchema.entries,
  }),
]);
export type PaymentAccount = v.InferOutput<typeof paymentAccountSchema>;

const sealedSchema = v.object({ sealed: v.string() });

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
  const secret = paymentSecret(environment);
  if (secret === undefined)
    throw new ApiError(
      503,
      'PORTAL_PAYMENT_SECRET is missing or too short: keys cannot be stored safely.',
    );
  const settings = { sealed: seal(secret, company.id, JSON.stringify(account)) };
  const stored = {
    gateway: account.gateway,
    settings: JSON.stringify(settings),
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
  const secret = paymentSecret(environment);
  if (secret === undefined) throw new Error('PORTAL_PAYMENT_SECRET is missing or too short.');
  const { sealed } = v.parse(sealedSchema, row.settings);
  return v.parse(paymentAccountSchema, JSON.parse(unseal(secret, companyId, sealed)));
}
