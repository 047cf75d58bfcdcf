import { appMessages } from '@portal/contract/nativeMessages';
import * as v from 'valibot';
import type { NativeBridge } from './createBridge.ts';

const KEY = 'portal.owedLogout';
const reasonSchema = v.picklist(['logout', 'expired']);
type Reason = v.InferOutput<typeof reasonSchema>;

/**
 * The logout that the wrapper has not confirmed yet. It outlives the page, so that a wrapper that
 * was away cannot bring the ended session back (NAT-08). Without storage it is not remembered.
 */
export const owedLogout = {
  remember(reason: Reason): void {
    try {
      localStorage.setItem(KEY, reason);
    } catch {
      // Full or blocked: the service has forgotten the session in any case.
    }
  },
  read(): Reason | null {
    try {
      const parsed = v.safeParse(reasonSchema, localStorage.getItem(KEY));
      return parsed.success ? parsed.output : null;
    } catch {
      return null;
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // There is nothing to forget.
    }
  },
};

/** Tells the wrapper that the session is over, and owes it until it has heard (NAT-08, SHL-70). */
export async function announceLogout(bridge: NativeBridge, reason: Reason): Promise<void> {
  owedLogout.remember(reason);
  if (await bridge.ask(appMessages.loggedOut, { reason })) owedLogout.forget();
}
