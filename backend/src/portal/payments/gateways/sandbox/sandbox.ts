import type { Gateway } from '../gateway.ts';
import { createIfthenpay } from '../ifthenpay/createIfthenpay.ts';
import type { IfthenpaySettings } from '../ifthenpay/settings.ts';

/** The one account of the sandbox gateway. Its keys open nothing but the sandbox. */
export const sandboxSettings: IfthenpaySettings = {
  backoffice_key: '0000-0000-0000-0000',
  mb_key: 'SBX-000001',
  mbway_key: 'SBX-000002',
  card_key: 'SBX-000003',
  anti_phishing_key: 'sandbox-anti-phishing-key',
};

/** The gateway of development: a process of its own that speaks ifthenpay's protocol and moves no money. */
export function createSandbox(port: number): Gateway {
  return { ...createIfthenpay(`http://127.0.0.1:${port}`, sandboxSettings), name: 'sandbox' };
}
