import type { Selectable } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { connectGateway } from './connectGateway.ts';
import type { Gateway } from './gateway.ts';
import { loadFormerAccounts, loadPaymentAccount } from './paymentAccount.ts';

/** What says with which keys something was begun. */
export type BegunWith = Pick<
  Selectable<Schema['paymentAttempts']>,
  'companyId' | 'gateway' | 'accountId'
>;

/** The gateway with the keys with which an attempt was begun, also when others replaced them; undefined when they are gone. */
export async function gatewayOfAttempt(
  backend: Pick<Backend, 'database' | 'environment'>,
  { companyId, gateway, accountId }: BegunWith,
): Promise<Gateway | undefined> {
  if (gateway === 'sandbox') return connectGateway(backend.environment, { gateway });
  const current = await loadPaymentAccount(backend, companyId);
  const opened =
    accountId === null || current?.id === accountId
      ? current
      : (await loadFormerAccounts(backend, companyId)).find(({ id }) => id === accountId);
  return opened?.account.gateway === gateway
    ? connectGateway(backend.environment, opened.account)
    : undefined;
}
