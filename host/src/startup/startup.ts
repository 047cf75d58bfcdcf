import { ApiError } from '@portal/api/apiError';
import { isDeletionHelpPath, isLitePath } from '@portal/contract/portalPaths';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { writeCookie } from '../session/cookies.ts';
import { applyRedirects } from './applyRedirects.ts';
import { clearCookies } from './clearCookies.ts';
import { clearLite } from './clearLite.ts';
import { enterAsDemoUser } from './enterAsDemoUser.ts';
import { loadConfiguration } from './loadConfiguration.ts';
import { lookUpCluster } from './lookUpCluster.ts';
import { openLite } from './openLite.ts';
import { preSignup } from './preSignup.ts';
import { startRecording } from './startRecording.ts';
import type { StartupContext } from './startupContext.ts';
import type { StartupState } from './startupState.ts';

/** Steps 2 to 5, once per page view (SHL-44..47, SHL-49). The first came before the session was read. */
export function prepare(context: StartupContext): void {
  startRecording(context);
  applyRedirects(context);
  context.pendingAppointment = clearCookies();
  clearLite(context.address.path, context.address.query);
}

function needsNoTerms({ address, session }: StartupContext): boolean {
  // A visitor without session has nobody to accept for, so only the cluster is resolved.
  return isLitePath(address.path) || isDeletionHelpPath(address.path) || session.token() === null;
}

async function resolveTerms(
  context: StartupContext,
  agreed: boolean,
): Promise<StartupState | null> {
  const answer = await preSignup(context.main, agreed);
  if (!answer.accepted) return { kind: 'terms-needed', message: answer.message };
  writeCookie(COOKIE_NAMES.cluster, context.domain);
  context.session.setTermsAccepted(true);
  return null;
}

async function resolveProvider(
  context: StartupContext,
  agreed: boolean,
): Promise<StartupState | null> {
  if (!needsNoTerms(context)) {
    try {
      return await resolveTerms(context, agreed);
    } catch (error) {
      // The session was refused: its policy ends it, and the visitor goes on to login.
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
    }
  }
  const cluster = await lookUpCluster(context.mgmt, context.domain);
  return cluster === 'not-found' ? { kind: 'provider-not-found' } : null;
}

function stateOfFailure(error: unknown): StartupState {
  if (error instanceof ApiError && !error.isOffline && error.status < 500) {
    return { kind: 'failed', message: error.serverMessage };
  }
  return { kind: 'unreachable' };
}

/**
 * Step 6 and what follows (SHL-48..61): cluster or pre-signup, the configuration beside it, then
 * the customer's details, whose failure is only logged (SHL-57).
 * @param agreed the customer has just accepted the terms.
 */
export async function start(context: StartupContext, agreed: boolean): Promise<StartupState> {
  const iagree = agreed || context.address.query.get('iagree') === 'true';
  // Asked for at once: it needs neither session nor terms, and a hop is saved.
  const configuration = loadConfiguration(context.main, context.logo);
  configuration.catch(() => undefined);
  try {
    const lite = openLite(context);
    lite.catch(() => undefined);
    const demo = await enterAsDemoUser(context, configuration);
    // The page is being left.
    if (demo === 'refused') return { kind: 'starting' };
    const stopped = demo === 'entered' ? null : await resolveProvider(context, iagree);
    if (stopped) return stopped;
    const provider = await configuration;
    if (provider.isDemo) context.session.setDemo();
    await lite;
    if (demo === 'entered' || !needsNoTerms(context)) {
      context.session.refresh().catch((error: unknown) => {
        console.error('The customer details could not be loaded.', error);
      });
    }
    return { kind: 'ready', provider };
  } catch (error) {
    return stateOfFailure(error);
  }
}
