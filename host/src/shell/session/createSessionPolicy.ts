import type { QueryClient } from '@portal/remote/query';
import { loadPart } from '@portal/ui/loadPart';
import type { createStore } from 'jotai';
import type { ShellNavigation } from '../navigation/createNavigation.ts';
import { currentPath } from '../navigation/currentPath.ts';
import type { OverlayQueue } from '../overlays/createOverlays.ts';
import type { StartupContext } from '../startup/startupContext.ts';
import { WELCOME_PATH } from '../startup/provider/welcomePath.ts';
import { startupAtom } from '../state/startupAtom.ts';
import { resetState } from '../state/resetState.ts';
import { texts } from '../texts.ts';
import type { companyToReturnTo } from './companyToReturnTo.ts';
import type { SessionOptions } from './createSession.ts';
import { pendingTarget } from './pendingTarget.ts';

/** What the shell does when a session begins, and when it has ended. */
export type SessionPolicy = Pick<SessionOptions, 'acceptTerms' | 'onEnd'>;

export interface SessionPolicyOptions {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  overlays: Pick<OverlayQueue, 'confirm' | 'legal' | 'toast'>;
  navigation: Pick<ShellNavigation, 'dropGuards' | 'navigate'>;
  /** Whether an app path leads to a page that may be open without a session. */
  isForVisitors(path: string): boolean;
  /** The start needs the session, which needs this policy: bound through a function. */
  context(): Pick<
    StartupContext,
    'domain' | 'isGenericHost' | 'main' | 'pendingAppointment' | 'session'
  >;
}

/** What is remembered for another visit need not be there before this one has drawn its page. */
function keepCompany(keep: (company: typeof companyToReturnTo) => void): void {
  import(/* webpackChunkName: "update" */ './companyToReturnTo.ts').then(
    (module) => keep(module.companyToReturnTo),
    () => undefined,
  );
}

/** Makes the rules of the login's terms (C-67) and of where an end leads (C-70, C-142, SHL-71 to SHL-73). */
export function createSessionPolicy(options: SessionPolicyOptions): SessionPolicy {
  const { store, queryClient, overlays, navigation, isForVisitors, context } = options;

  /** Login, or registration when an appointment waits (SHL-73); never the login of nobody (C-142). */
  function afterLogout(): string {
    const { kind } = store.get(startupAtom);
    if (kind === 'provider-not-found' || kind === 'welcome') return WELCOME_PATH;
    return context().pendingAppointment === null ? '/login' : '/registo';
  }

  return {
    /** Terms are asked about where somebody logs in: the code for it comes with that. @throws Error when they are not accepted. */
    async acceptTerms() {
      const { acceptTerms } = await loadPart(
        () => import(/* webpackChunkName: "accept-terms" */ './acceptTerms.ts'),
      );
      await acceptTerms(context(), overlays);
    },
    /** Leaves nothing of the customer here, and leads to where the next one, or this one again, begins (SHL-71, SHL-72). */
    onEnd(reason, { forced }) {
      const ended = context();
      resetState({ store, queryClient, navigation });
      if (forced) {
        ended.pendingAppointment = null;
        keepCompany((company) => company.forget());
      } else if (!ended.isGenericHost) {
        const here = { domain: ended.domain, url: window.location.origin };
        const { pendingAppointment } = ended;
        keepCompany((company) => company.remember(here, pendingAppointment));
      }
      // A lite visit goes on without the session.
      if (ended.session.current().mode === 'lite') return;
      // After a logout the next customer starts at home; after an expiry this one goes on here (C-70).
      if (reason === 'logout') pendingTarget.forget();
      else {
        // What is read there is read to its end: it may say why the session is over (ACC-07). Whoever arrives there with a
        // session that is over already goes on as a visitor.
        if (isForVisitors(currentPath())) return;
        pendingTarget.remember(currentPath());
        overlays.toast({ message: texts.sessionExpired });
      }
      navigation.navigate(afterLogout(), { replace: true });
    },
  };
}
