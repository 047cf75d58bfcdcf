import * as v from 'valibot';
import type { Backend } from '../../backend.ts';
import { selectRow } from '../../database/sql.ts';
import type { Gateway } from './gateway.ts';
import { createIfthenpay } from './ifthenpay/ifthenpay.ts';
import {
  ifthenpayAddress,
  ifthenpaySettingsSchema,
  sandboxSettings,
} from './ifthenpay/settings.ts';

/** The gateway account of a provider; undefined in production when it has none. */
export async function gatewayOf(
  { pool, environment }: Pick<Backend, 'pool' | 'environment'>,
  companyId: string,
): Promise<Gateway | undefined> {
  const row = await selectRow<{ settings: unknown }>(
    pool,
    "select settings from payment_accounts where company_id = $1 and gateway = 'ifthenpay'",
    [companyId],
  );
  if (row === undefined && environment.mode === 'production') return undefined;
  const settings =
    row === undefined ? sandboxSettings : v.parse(ifthenpaySettingsSchema, row.settings);
  return createIfthenpay(ifthenpayAddress(environment), settings);
}
