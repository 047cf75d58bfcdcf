import type { Backend } from '../../../platform/backend.ts';
import type { Gateway } from './gateway.ts';
import { createIfthenpay } from './ifthenpay/createIfthenpay.ts';
import { ifthenpayAddress } from './ifthenpay/settings.ts';
import { loadPaymentAccount } from './paymentAccount.ts';
import { createSandbox } from './sandbox/sandbox.ts';

/** The gateway of a provider: the one of its account, else the sandbox, which production does not have. */
export async function gatewayOf(
  backend: Pick<Backend, 'database' | 'environment'>,
  companyId: string,
): Promise<Gateway | undefined> {
  const { environment } = backend;
  const account = await loadPaymentAccount(backend, companyId);
  if (account?.gateway === 'ifthenpay') return createIfthenpay(ifthenpayAddress(), account);
  return environment.mode === 'production' ? undefined : createSandbox(environment.gatewayPort);
}
