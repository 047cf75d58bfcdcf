import type { EventBus } from '@portal/contract/eventBus';
import { appMessages, wrapperMessages } from '@portal/contract/native/messages';
import type { Overlays } from '@portal/contract/overlays';
import type { Report } from '@portal/contract/report';
import type { Session } from '@portal/contract/session';
import type { HeldSession } from '../../../browser/readHeldSession.ts';
import type { Layers } from '../../navigation/createLayers.ts';
import type { ShellNavigation } from '../../navigation/createNavigation.ts';
import { addressToSave } from '../saving/addressToSave.ts';
import type { NativeBridge } from '../bridge/createBridge.ts';
import type { Greeting } from './greetWrapper.ts';
import { announceLogout, owedLogout } from './owedLogout.ts';
import { pressBack } from './pressBack.ts';
import { watchLayers } from './watchLayers.ts';
import { cookiesOf, writeSessionCookies } from './sessionCookies.ts';

/** What the wrapper needs of the shell. */
export interface WrappedShell {
  session: {
    held(): HeldSession | null;
    current(): Pick<Session, 'mode'>;
    subscribe(listener: () => void): unknown;
    followCookie(isEnded: boolean): void;
  };
  bus: EventBus;
  navigation: ShellNavigation;
  overlays: Pick<Overlays, 'confirm'>;
  /** Leaves lite mode for the account of the session. */
  toAccount(): void;
  layers: Pick<Layers, 'isOpen' | 'closeTop'>;
  report: Report;
  /** App path without its query. */
  path(): string;
  /** Whether a pull would lose nothing now (C-129). */
  isPullAllowed(): boolean;
  /** Calls `listener` when a page holds the pull back, or does no longer. */
  onPullChange(listener: () => void): void;
}

/** Calls `tell` with what `read` answers, when that is not what it was told last. */
function tellChanges<Value>(
  read: () => Value,
  tell: (value: Value) => void,
  isHeard: () => boolean = () => true,
): () => void {
  let told: string | undefined;
  return () => {
    const value = read();
    const now = JSON.stringify(value);
    // What nobody hears must not pass for told.
    if (now === told || !isHeard()) return;
    told = now;
    tell(value);
  };
}

/**
 * Does what the wrapper asks and tells it what changes: cookies, logout, back and exit (NAT-07), last address, pull to
 * refresh. Returns what is to be called after each move.
 */
export function serveWrapper(
  bridge: NativeBridge,
  can: Greeting['can'],
  shell: WrappedShell,
): () => void {
  const { session, bus } = shell;

  bridge.answer(wrapperMessages.setCookies, ({ cookies }) => {
    writeSessionCookies(cookies);
    // The wrapper speaks for the device: without a token nobody is logged in on it.
    session.followCookie(cookies.sessionToken === null);
    return {};
  });
  bridge.answer(wrapperMessages.back, () => {
    const did = pressBack({ ...shell, path: shell.path() });
    if (did === 'exits') bridge.tell(appMessages.exit, {});
    return { did };
  });

  const tellCookies = tellChanges(
    () => cookiesOf(session),
    (cookies) => bridge.tell(appMessages.setCookies, { cookies }),
  );
  session.subscribe(() => {
    if (session.held() !== null) owedLogout.forget();
    tellCookies();
  });
  bus.on('session.ended', ({ reason }) => void announceLogout(bridge, reason));

  const tellPull = tellChanges(
    shell.isPullAllowed,
    (enabled) => bridge.tell(appMessages.pullToRefresh, { enabled }),
    () => can('pullToRefresh'),
  );
  const tellAddress = tellChanges(
    () => addressToSave(window.location, shell.path()),
    (url) => bridge.tell(appMessages.lastUrl, { url }),
    () => can('lastUrl'),
  );
  watchLayers(tellPull);
  shell.onPullChange(tellPull);
  return () => {
    tellAddress();
    tellPull();
  };
}
