import type { Backend } from '../../../platform/backend.ts';
import { connectGateway } from './connectGateway.ts';
import type { Gateway } from './gateway.ts';
import { gatewayOf } from './gatewayOf.ts';
import { loadFormerAccounts, loadPaymentAccount, type OpenedAccount } from './paymentAccount.ts';

/** The lists in which a payment of a provider may stand at a gateway. */
export interface ListingGateways {
  /** The one in use; undefined when that is another gateway. */
  current: Gateway | undefined;
  /** Those of keys that were replaced, each account once. */
  former: Gateway[];
}

/** Where the received payments of a provider are listed at a gateway: a list belongs to a backoffice key. */
export async function gatewaysThatList(
  backend: Pick<Backend, 'database' | 'environment'>,
  companyId: string,
  gatewayName: string,
): Promise<ListingGateways> {
  const inUse = await gatewayOf(backend, companyId);
  const keyOf = (opened: OpenedAccount | undefined) =>
    opened?.account.gateway === 'ifthenpay' ? opened.account.backoffice_key : undefined;
  const seen = new Set([keyOf(await loadPaymentAccount(backend, companyId))]);
  const former: Gateway[] = [];
  for (const opened of await loadFormerAccounts(backend, companyId)) {
    const key = keyOf(opened);
    if (opened.account.gateway !== gatewayName || seen.has(key)) continue;
    seen.add(key);
    former.push(connectGateway(backend.environment, opened.account));
  }
  return { current: inUse?.name === gatewayName ? inUse : undefined, former };
}
