import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { texts } from '../texts.ts';
import { ifthenpaySettingsSchema } from './ifthenpay/settings.ts';
import { openSettings } from './sealSettings.ts';

/** Which gateway a provider uses, with its keys there. */
export const paymentAccountSchema = v.variant(
  'gateway',
  [
    v.object({ gateway: v.literal('sandbox') }),
    v.object({ gateway: v.literal('ifthenpay'), ...ifthenpaySettingsSchema.entries }),
  ],
  texts.keys.gateway,
);
export type PaymentAccount = v.InferOutput<typeof paymentAccountSchema>;

/** Keys that are in use or were, with the id under which attempts name them. */
export interface OpenedAccount {
  id: string;
  account: PaymentAccount;
}

type Row = Pick<Selectable<Schema['paymentAccounts']>, 'id' | 'companyId' | 'settings'>;
type Reader = Pick<Backend, 'database' | 'environment'>;

/** Opens the sealed keys of a row. @throws Error when they cannot be opened */
export function openAccount(environment: Backend['environment'], row: Row): OpenedAccount {
  const settings = openSettings(environment, row.companyId, row.settings);
  return { id: row.id, account: v.parse(paymentAccountSchema, settings) };
}

/** A provider's account; undefined when it entered none. @throws Error when its keys cannot be opened */
export async function loadPaymentAccount(
  { database, environment }: Reader,
  companyId: string,
): Promise<OpenedAccount | undefined> {
  const row = await database
    .selectFrom('paymentAccounts')
    .select(['id', 'companyId', 'settings'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row && openAccount(environment, row);
}

/** The keys that others replaced and that something may still be settled with, newest first. */
export async function loadFormerAccounts(
  { database, environment }: Reader,
  companyId: string,
): Promise<OpenedAccount[]> {
  const rows = await database
    .selectFrom('formerPaymentAccounts')
    .select(['id', 'companyId', 'settings'])
    .where('companyId', '=', companyId)
    .orderBy('replacedAt', 'desc')
    .execute();
  return rows.map((row) => openAccount(environment, row));
}
