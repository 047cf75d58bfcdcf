import { createHttp } from '@portal/api/http';
import type { BootDocument } from '@portal/contract/bootDocument';
import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import { createEventBus } from '@portal/contract/eventBus';
import type { PortalContext } from '@portal/contract/portalContext';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { QueryClient } from '@portal/remote/query';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { createReleaseLoader } from '../composition/createReleaseLoader.ts';
import type { LoadRelease } from '../composition/loadRelease.ts';
import { isDemoDomain } from '../address/isDemoDomain.ts';
import { createOwnerSearch } from './guards/findOwner.ts';
import { createLite } from './lite/createLite.ts';
import { leaveLiteLater } from './lite/leaveLiteLater.ts';
import { appPath, BASE, homeOf } from '../address/modeOf.ts';
import { createRecording } from './consent/createRecording.ts';
import { createNative } from './native/createNative.ts';
import { createNavigation } from './navigation/createNavigation.ts';
import { createOverlays } from './overlays/createOverlays.ts';
import { createReport } from './reporting/createReport.ts';
import { createTelemetry } from './reporting/createTelemetry.ts';
import { createServiceFetch } from './services/createServiceFetch.ts';
import { createSession } from './session/createSession.ts';
import { clockOffMinutes } from './services/clockOffMinutes.ts';
import { companyToReturnTo } from './session/companyToReturnTo.ts';
import { clockOffAtom, cookiesBlockedAtom } from './session/conditionAtoms.ts';
import { pendingTarget } from './session/pendingTarget.ts';
import { openSessionChannel } from './session/sessionChannel.ts';
import type { ShellSession } from './session/shellSession.ts';
import { termsAgreed } from './session/termsAgreed.ts';
import { createStartup } from './startup/createStartup.ts';
import { preSignup } from './startup/preSignup.ts';
import { schedulingMode } from './startup/schedulingMode.ts';
import type { StartupContext } from './startup/startupContext.ts';
import type { Webview } from './startup/syncWebview.ts';
import { WELCOME_PATH } from './startup/welcomePath.ts';
import {
  pageTitleAtom,
  panelAtom,
  reachedAtom,
  receivedAtom,
  startupAtom,
  unreadAtom,
} from './state/atoms.ts';
import { resetState } from './state/resetState.ts';
import { texts } from './texts.ts';

/** Everything of one page view, made once before React draws. */
export type Shell = ReturnType<typeof createShell>;

export function createShell(boot: BootDocument, load: LoadRelease, webview: Webview) {
  const domain = boot.provider?.domain ?? window.location.hostname;
  const store = createStore();
  const overlays = createOverlays();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: 10_000 } },
  });

  // The session needs the clients and they need its token: bound through functions.
  const service = (base: string) =>
    createServiceFetch({
      base,
      // A lite page acts for its link and for nobody else, even where somebody is logged in.
      token: () => (session.current().mode === 'lite' ? null : session.token()),
      clientToken: () => lite.credential(),
      onLiteRefused: () => leave.logOut(),
      onUnauthorised: (token) => session.expire(token),
      onReached: (reached, at) => {
        store.set(reachedAtom, reached);
        if (at !== undefined) store.set(receivedAtom, at);
      },
      onDate: (date) => store.set(clockOffAtom, clockOffMinutes(date, Date.now())),
    });
  const fetchMain = service('/api/main');
  const fetchCalendar = service('/api/calendar');
  const http = { main: createHttp(fetchMain), mgmt: createHttp(service('/api/mgmt')) };

  const lite = createLite(createHttp(fetchCalendar));

  const { tellLoad, tellRemark } = createTelemetry();
  const report = createReport(
    (content) =>
      http.main.send({ method: 'POST', path: '/log', json: { content }, answer: v.unknown() }),
    tellRemark,
  );
  const findOwner = createOwnerSearch(boot.remotes);
  const bus = createEventBus((name, reason, stack) =>
    report.failure({ code: 'BUS-REFUSED', message: `${name}: ${reason}`, ...findOwner(stack) }),
  );
  bus.on('notifications.counted', ({ unread }) => store.set(unreadAtom, unread));

  const navigation = createNavigation({
    ask: (question) =>
      overlays.confirm({
        title: question.title,
        body: question.body,
        confirmLabel: question.leaveLabel,
        cancelLabel: question.stayLabel,
      }),
    setTitle: (title) => store.set(pageTitleAtom, title),
    openPanel: (name) => store.set(panelAtom, name),
    closePanel: () => store.set(panelAtom, null),
    resolve(path) {
      if (path !== '/') return path;
      return homeOf(session.current().mode);
    },
  });

  async function acceptTerms(): Promise<void> {
    let answer = await preSignup(http.main, termsAgreed.read());
    if (answer.kind === 'needed') {
      const agreed = await overlays.confirm({
        title: texts.termsTitle,
        body: answer.message ?? texts.termsBody,
        confirmLabel: texts.termsAccept,
      });
      if (agreed) answer = await preSignup(http.main, true);
    }
    if (answer.kind !== 'accepted') {
      throw new Error(answer.message ?? 'The terms were not accepted.');
    }
    session.setTermsAccepted(true);
    termsAgreed.forget();
    // The customer for whom it waited is there (C-40).
    context.pendingAppointment = null;
  }

  const query = new URLSearchParams(window.location.search);
  const channel = openSessionChannel((isEnded) => session.followCookie(isEnded));
  const session: ShellSession = createSession({
    main: () => http.main,
    bus,
    acceptTerms,
    channel,
    scheduling: schedulingMode(query),
    onUnkept: () => store.set(cookiesBlockedAtom, true),
    onEnd(reason, { forced }) {
      resetState({ store, queryClient, navigation });
      if (forced) {
        context.pendingAppointment = null;
        companyToReturnTo.forget();
      } else if (boot.provider) {
        const here = { domain, url: window.location.origin };
        companyToReturnTo.remember(here, context.pendingAppointment);
      }
      // A lite visit goes on without the session.
      if (session.current().mode === 'lite') return;
      // After a logout the next customer starts at home; after an expiry this one goes on here (C-70).
      if (reason === 'logout') pendingTarget.forget();
      else {
        pendingTarget.remember(currentPath());
        overlays.toast({ message: texts.sessionExpired });
      }
      navigation.navigate(afterLogout(context.pendingAppointment !== null), { replace: true });
    },
  });

  /** Login, or registration when an appointment waits (SHL-73); never the login of nobody (C-142). */
  function afterLogout(hasPendingAppointment: boolean): string {
    const { kind } = store.get(startupAtom);
    if (kind === 'provider-not-found' || kind === 'welcome') return WELCOME_PATH;
    return hasPendingAppointment ? '/registo' : '/login';
  }

  function currentPath(): string {
    return (appPath(window.location.pathname) ?? '/') + window.location.search;
  }

  // A demo is known by its address before anything is asked: its refused calls end nothing (DEMO-10).
  if (isDemoDomain(domain)) session.setDemo();
  const leave = leaveLiteLater({ lite, session, navigation, overlays });

  const recording = createRecording(boot.recording, () => {
    http.main.send({ path: '/analytics', answer: v.unknown() }).catch(() => undefined);
  });
  const context: StartupContext = {
    main: http.main,
    mgmt: http.mgmt,
    session,
    lite,
    overlays,
    recording,
    address: {
      path: appPath(window.location.pathname) ?? '/',
      query,
    },
    pendingAppointment: null,
    // The router is not drawn yet when the steps run; it reads the address afterwards.
    replace: (path) => window.history.replaceState(window.history.state, '', BASE + path),
    leave: (address) => window.location.assign(address),
    domain,
    isGenericHost: boot.provider === null,
    logo: boot.provider?.logo ?? '',
  };
  const startup = createStartup(context, (state) => {
    if (state.kind === 'misconfigured') {
      report.failure({ code: 'CONFIGURATION-BROKEN', message: domain });
    }
    store.set(startupAtom, state);
  });
  const means = webview.wrapper?.then((wrapper) => wrapper?.means ?? null) ?? null;
  const native = createNative(webview.platform, means, {
    showAddress: (address) => overlays.info({ title: texts.shareTitle, body: address }),
    tell: (message) => overlays.toast({ message }),
  });
  const contractOverlays = { ...overlays, liteRegister: leave.ask };

  return {
    boot,
    domain,
    store,
    overlays,
    queryClient,
    http,
    report,
    bus,
    navigation,
    session,
    leaveLite: leave,
    startup,
    native,
    recording,
    loadRelease: createReleaseLoader(load),
    findOwner,
    tellLoad,
    currentPath,
    /** What remotes get; one object per provider snapshot, so that it is stable across mounts. */
    portalFor: (provider: ProviderSnapshot): PortalContext => ({
      contract: CONTRACT_VERSION,
      session,
      fetch: { main: fetchMain, calendar: fetchCalendar },
      provider,
      bus,
      navigation,
      overlays: contractOverlays,
      native,
      report,
    }),
  };
}
