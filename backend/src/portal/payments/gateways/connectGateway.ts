import type { Environment } from '../../../platform/environment.ts';
import type { Gateway } from './gateway.ts';
import { createIfthenpay } from './ifthenpay/createIfthenpay.ts';
import { ifthenpayAddress } from './ifthenpay/settings.ts';
import type { PaymentAccount } from './paymentAccount.ts';
import { createSandbox } from './sandbox/sandbox.ts';

/** The gateway that takes these keys. */
export function connectGateway(
  { gatewayPort }: Pick<Environment, 'gatewayPort'>,
  account: PaymentAccount,
): Gateway {
  return account.gateway === 'sandbox'
    ? createSandbox(gatewayPort)
    : createIfthenpay(ifthenpayAddress(), account);
}
