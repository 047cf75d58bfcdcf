import type { Backend } from '../../../platform/backend.ts';
import { connectGateway } from './connectGateway.ts';
import type { Gateway } from './gateway.ts';
import { loadPaymentAccount } from './paymentAccount.ts';

/** A gateway with the keys of a provider. */
interface ProviderGateway extends Gateway {
  /** Which keys; null without an account. */
  accountId: string | null;
}

/** Where customers of a provider pay: at the gateway of its account, else at the sandbox, which in production takes none. */
export async function gatewayOf(
  backend: Pick<Backend, 'database' | 'environment'>,
  companyId: string,
): Promise<ProviderGateway | undefined> {
  const { environment } = backend;
  const opened = await loadPaymentAccount(backend, companyId);
  const account = opened?.account ?? { gateway: 'sandbox' as const };
  if (account.gateway === 'sandbox' && environment.mode === 'production') return undefined;
  return { ...connectGateway(environment, account), accountId: opened?.id ?? null };
}
