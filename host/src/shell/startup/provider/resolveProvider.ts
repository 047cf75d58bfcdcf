import { ApiError } from '@portal/api/http/apiError';
import { startsLikeLite } from '../../../address/lite/startsLikeLite.ts';
import { termsAgreed } from '../../session/termsAgreed.ts';
import { lookUpCluster } from './lookUpCluster.ts';
import type { StartupContext } from '../startupContext.ts';
import type { StartupState } from '../startupState.ts';
import type { StartupStep } from '../startupStep.ts';
import { agreeInAdvance } from '../terms/agreeInAdvance.ts';
import { resolveTerms } from '../terms/resolveTerms.ts';

/** Lite pages, the deletion help and visitors start without customer, everybody else is one (SHL-48, SHL-66, C-25). */
export function needsNoCustomer({ address, session }: StartupContext): boolean {
  return startsLikeLite(address.path) || session.held() === null;
}

/**
 * Step 6 (SHL-48): the cluster in lite mode, on the deletion help and for visitors, who accept before it where their
 * address does; pre-signup for everybody else. Answers the state to stop in, or null to go on.
 * @throws ApiError when a service cannot be reached.
 */
export async function resolveProvider(
  context: StartupContext,
  agreed: boolean,
  onStep: (name: StartupStep) => void,
): Promise<StartupState | null> {
  if (!needsNoCustomer(context)) {
    onStep('terms');
    try {
      return await resolveTerms(context, agreed);
    } catch (error) {
      // The session was refused: its policy ends it, and the visitor goes on to login.
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
    }
  } else if (agreed || termsAgreed.read()) {
    onStep('terms');
    await agreeInAdvance(context);
  }
  onStep('cluster');
  const cluster = await lookUpCluster(context.mgmt, context.domain);
  if (cluster === 'found') return null;
  return { kind: 'provider-not-found', refused: cluster === 'refused' };
}
