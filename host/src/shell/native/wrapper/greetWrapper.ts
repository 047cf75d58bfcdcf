import { appMessages, PROTOCOL_VERSION, type Capability } from '@portal/contract/native/messages';
import { readHeldSession } from '../../../browser/readHeldSession.ts';
import type { NativeBridge } from '../bridge/createBridge.ts';
import { announceLogout, owedLogout } from './owedLogout.ts';
import { sessionCookies, writeSessionCookies } from './sessionCookies.ts';

/** A wrapper that greets later than this is taken for silent, in milliseconds. */
const GREETING_TIME = 10_000;

/** A wrapper that has greeted and speaks this version. */
export interface Greeting {
  can(capability: Capability): boolean;
}

/**
 * The handshake, and the cookies with it (NAT-02, SHL-43): the page's session counts; without one
 * it takes the wrapper's, unless that one was ended here and the wrapper does not know it yet.
 * Null when the wrapper does not answer.
 */
export async function greetWrapper(bridge: NativeBridge): Promise<Greeting | null> {
  const { origin, pathname } = window.location;
  const hello = { versions: [PROTOCOL_VERSION], url: origin + pathname };
  const welcome = await bridge.ask(appMessages.hello, hello, GREETING_TIME);
  if (!welcome) return null;
  // For the reports of this page (API-53).
  document.documentElement.dataset['wrapper'] = welcome.app;
  const owed = owedLogout.read();
  if (readHeldSession() === null && owed === null) writeSessionCookies(welcome.cookies);
  if (owed !== null) void announceLogout(bridge, owed);
  bridge.tell(appMessages.setCookies, { cookies: sessionCookies() });
  const capabilities = new Set(welcome.capabilities);
  return { can: (capability) => capabilities.has(capability) };
}
