import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { ApiError } from '@portal/api/http/apiError';
import { SUSPENDED_PORTAL } from '../../address/suspendedPortal.ts';
import { enterAsDemoUser } from './enterAsDemoUser.ts';
import { leaveSuspended } from './leaveSuspended.ts';
import { loadConfiguration } from './provider/loadConfiguration.ts';
import { openLite } from './preparation/openLite.ts';
import { needsNoCustomer, resolveProvider } from './provider/resolveProvider.ts';
import type { StartupContext } from './startupContext.ts';
import type { StartupState } from './startupState.ts';
import type { StartupStep } from './startupStep.ts';
import { agreesInAdvance } from './terms/agreeInAdvance.ts';
import { WELCOME_PATH } from './provider/welcomePath.ts';

function stateOfFailure(error: unknown): StartupState {
  if (!(error instanceof ApiError) || error.isOffline || error.status >= 500) {
    return { kind: 'unreachable' };
  }
  // An answer that worked, of another shape than a configuration has.
  if (error.status < 300 && error.envelope.code === undefined) return { kind: 'misconfigured' };
  return { kind: 'configuration-refused', message: error.serverMessage };
}

/** The configuration, with what the session has to know of it. */
async function configure({ main, logo, session }: StartupContext): Promise<ProviderSnapshot> {
  const provider = await loadConfiguration(main, logo);
  if (provider.isDemo) session.setDemo();
  return provider;
}

/**
 * Step 6 and what follows (SHL-48..61): cluster or pre-signup, the configuration beside it, then
 * the customer's details (SHL-55), whose failure the session only writes to the console (SHL-57).
 * @param agreed the customer has just accepted the terms.
 */
export async function start(
  context: StartupContext,
  agreed: boolean,
  onStep: (name: StartupStep) => void,
): Promise<StartupState> {
  if (context.isGenericHost && context.address.path === WELCOME_PATH) return { kind: 'welcome' };
  const accepts = agreed || agreesInAdvance(context);
  // Asked for at once: it needs neither session nor terms, and a hop is saved.
  const configuration = configure(context);
  configuration.catch(() => undefined);
  context.session.judgeAfter(configuration);
  try {
    const lite = openLite(context);
    lite.catch(() => undefined);
    onStep('demo');
    const demo = await enterAsDemoUser(context, configuration);
    // The page is being left.
    if (demo === 'refused') return { kind: 'starting', step: 'demo', slow: false };
    const stopped = demo === 'entered' ? null : await resolveProvider(context, accepts, onStep);
    if (stopped) return stopped;
    onStep('configuration');
    const provider = await configuration;
    await lite;
    if (demo === 'entered' || !needsNoCustomer(context)) {
      context.session.refresh().catch(() => undefined);
    }
    return { kind: 'ready', provider };
  } catch (error) {
    if (error instanceof ApiError && error.envelope.code === SUSPENDED_PORTAL.code)
      leaveSuspended();
    return stateOfFailure(error);
  }
}
