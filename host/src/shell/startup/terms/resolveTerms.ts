import { keepAcceptance } from '../../session/keepAcceptance.ts';
import type { StartupContext } from '../startupContext.ts';
import type { StartupState } from '../startupState.ts';
import { preSignup } from './preSignup.ts';

/** Pre-signup (SHL-50..54): the state to stop in, or null to go on. */
export async function resolveTerms(
  context: StartupContext,
  agreed: boolean,
): Promise<StartupState | null> {
  const answer = await preSignup(context.main, agreed);
  if (answer.kind !== 'accepted') {
    return { kind: `terms-${answer.kind}`, message: answer.message };
  }
  keepAcceptance(context);
  return null;
}
