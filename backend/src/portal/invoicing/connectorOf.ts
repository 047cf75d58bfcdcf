import { setTimeout as delay } from 'node:timers/promises';
import type { Environment } from '../../platform/environment.ts';
import { ProgramRefused, type InvoicingConnector } from './connector.ts';
import { createInvoiceXpress } from './invoicexpress/createInvoiceXpress.ts';
import { invoiceXpressAddress } from './invoicexpress/settings.ts';
import type { InvoicingAccount } from './invoicingAccount.ts';
import { createSandboxProgram } from './sandbox/createSandboxProgram.ts';

/** The program of an account. @throws ProgramRefused for the sandbox in production */
export function connectorOf(
  environment: Pick<Environment, 'mode' | 'gatewayPort'>,
  account: InvoicingAccount,
): InvoicingConnector {
  if (account.connector === 'invoicexpress')
    return createInvoiceXpress(invoiceXpressAddress(account.account_name), account, delay);
  if (environment.mode === 'production')
    throw new ProgramRefused('The sandbox program does not exist in production.');
  return createSandboxProgram(environment.gatewayPort);
}
