import { startsLikeLite } from '../../../address/lite/startsLikeLite.ts';
import { keepAcceptance } from '../../session/keepAcceptance.ts';
import { termsAgreed } from '../../session/termsAgreed.ts';
import type { StartupContext } from '../startupContext.ts';
import { preSignup } from './preSignup.ts';

/** Whether the address accepts the terms in advance, with `iagree=true` (SHL-35). */
export function agreesInAdvance({ address }: Pick<StartupContext, 'address'>): boolean {
  return address.query.get('iagree') === 'true';
}

/**
 * A visitor has nobody to accept for (C-110). One whose address accepts the terms in advance says so at once, and it is
 * remembered for the login or registration that follows (SHL-35). The cluster is resolved in any case.
 */
export async function agreeInAdvance(context: StartupContext): Promise<void> {
  const { main, address } = context;
  if (startsLikeLite(address.path)) return;
  const answer = await preSignup(main, true);
  if (answer.kind !== 'accepted') return;
  termsAgreed.remember();
  keepAcceptance(context);
}
