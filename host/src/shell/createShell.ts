import type { BootDocument } from '@portal/contract/bootDocument';
import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import { createEventBus } from '@portal/contract/eventBus';
import type { PortalContext } from '@portal/contract/portalContext';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { QueryClient } from '@portal/remote/query';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { isDemoDomain } from '../address/isDemoDomain.ts';
import { isVisitorPage } from '../address/pages/isVisitorPage.ts';
import { appPath, BASE } from '../address/appPath.ts';
import { createReleaseLoader } from '../composition/release/createReleaseLoader.ts';
import type { LoadRelease } from '../composition/release/loadRelease.ts';
import { createRecording } from './consent/createRecording.ts';
import { createLite } from './lite/createLite.ts';
import { leaveLiteLater } from './lite/leaveLiteLater.ts';
import { createNative } from './native/createNative.ts';
import { createShellNavigation } from './navigation/createShellNavigation.ts';
import { currentPath } from './navigation/currentPath.ts';
import { createOverlays } from './overlays/createOverlays.ts';
import { createReporting } from './reporting/createReporting.ts';
import { createServices } from './services/createServices.ts';
import { liveAtom } from './state/liveAtom.ts';
import { killedAtom } from './state/killedAtom.ts';
import { cookiesBlockedAtom } from './state/cookiesBlockedAtom.ts';
import { createSession } from './session/createSession.ts';
import { createSessionPolicy } from './session/createSessionPolicy.ts';
import type { ShellSession } from './session/shellSession.ts';
import { createStartup } from './startup/createStartup.ts';
import { schedulingMode } from './session/schedulingMode.ts';
import type { StartupContext } from './startup/startupContext.ts';
import type { Webview } from './startup/preparation/syncWebview.ts';
import { startupAtom } from './state/startupAtom.ts';
import { unreadAtom } from './state/countersAtom.ts';
import { texts } from './texts.ts';

/** Everything of one page view, made once before React draws. */
export type Shell = ReturnType<typeof createShell>;

/** Puts the parts of the shell together; what each of them does is said in its own file. */
export function createShell(boot: BootDocument, load: LoadRelease, webview: Webview) {
  const domain = boot.provider?.domain ?? window.location.hostname;
  const query = new URLSearchParams(window.location.search);
  const store = createStore();
  const overlays = createOverlays();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: 10_000 } },
  });

  const { fetch, http } = createServices({
    store,
    session: () => session,
    credential: () => lite.credential(),
    renewCredential: (refused) => lite.renew(refused),
    onLiteRefused: () => leave.logOut(),
  });
  const lite = createLite(http.calendar);

  const { report, findOwner, tellLoad, tellHost } = createReporting(http.main, boot.remotes);
  const bus = createEventBus((name, reason, stack) =>
    report.failure({ code: 'BUS-REFUSED', message: `${name}: ${reason}`, ...findOwner(stack) }),
  );
  bus.on('notifications.counted', ({ unread }) => store.set(unreadAtom, unread));

  const navigation = createShellNavigation({ store, overlays, session: () => session });
  const session: ShellSession = createSession({
    ...createSessionPolicy({
      ...{ store, queryClient, overlays, navigation },
      isForVisitors: (path) => isVisitorPage(boot.remotes, path),
      context: () => context,
    }),
    main: () => http.main,
    bus,
    channel: new BroadcastChannel('portal-session'),
    scheduling: schedulingMode(query),
    onCookiesBlocked: () => store.set(cookiesBlockedAtom, true),
  });
  const outbox = () =>
    import(/* webpackChunkName: "update" */ './outbox/openOutbox.ts').then(({ openOutbox }) =>
      openOutbox(context, bus, store),
    );
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
    address: { path: appPath(window.location.pathname) ?? '/', query },
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
  const capabilities = webview.wrapper?.then((wrapper) => wrapper?.capabilities ?? null) ?? null;
  const native = createNative(webview.platform, capabilities, {
    domain,
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
    outbox,
    ...createReleaseLoader(
      load,
      ({ name, version }) => store.get(killedAtom)[name]?.includes(version) ?? false,
    ),
    findOwner,
    tellLoad,
    tellHost,
    currentPath,
    /** What remotes get; one object per provider snapshot, so that it is stable across mounts. */
    portalFor: (provider: ProviderSnapshot): PortalContext => ({
      contract: CONTRACT_VERSION,
      session,
      fetch,
      provider,
      bus,
      live: {
        isOpen: () => store.get(liveAtom),
        subscribe: (listener) => store.sub(liveAtom, listener),
      },
      outbox,
      navigation,
      overlays: contractOverlays,
      native,
      report,
    }),
  };
}
