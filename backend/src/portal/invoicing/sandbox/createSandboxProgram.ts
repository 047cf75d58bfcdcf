import { setTimeout as delay } from 'node:timers/promises';
import type { InvoicingConnector } from '../connector.ts';
import { createInvoiceXpress } from '../invoicexpress/createInvoiceXpress.ts';
import { sandboxKey, sandboxRoot } from './sandboxProgram.ts';

/** The program of development: in the sandbox's process, it speaks InvoiceXpress' protocol and issues nothing of fiscal value. */
export function createSandboxProgram(port: number): InvoicingConnector {
  const settings = { account_name: 'sandbox', api_key: sandboxKey, tax_exemption: 'M01' };
  const program = createInvoiceXpress(
    `http://127.0.0.1:${port}${sandboxRoot}`,
    settings,
    // It makes its files at once.
    () => delay(10),
  );
  return { ...program, name: 'sandbox' };
}
