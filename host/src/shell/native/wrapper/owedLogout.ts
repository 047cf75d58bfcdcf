import { appMessages } from '@portal/contract/native/messages';
import * as v from 'valibot';
import { sharedStorage } from '../../session/safeStorage.ts';
import type { NativeBridge } from '../bridge/createBridge.ts';

const KEY = 'portal.owedLogout';
const reasonSchema = v.picklist(['logout', 'expired']);
type Reason = v.InferOutput<typeof reasonSchema>;

/**
 * The logout that the wrapper has not confirmed yet. It outlives the page, so that a wrapper that
 * was away cannot bring the ended session back (NAT-08).
 */
export const owedLogout = {
  remember: (reason: Reason) => sharedStorage.write(KEY, reason),
  read(): Reason | null {
    const parsed = v.safeParse(reasonSchema, sharedStorage.read(KEY));
    return parsed.success ? parsed.output : null;
  },
  forget: () => sharedStorage.remove(KEY),
};

/** Tells the wrapper that the session is over, and owes it until it has heard (NAT-08, SHL-70). */
export async function announceLogout(bridge: NativeBridge, reason: Reason): Promise<void> {
  owedLogout.remember(reason);
  if (await bridge.ask(appMessages.loggedOut, { reason })) owedLogout.forget();
}
