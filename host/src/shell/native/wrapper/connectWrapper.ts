import type { NativePlatform } from '@portal/contract/native';
import { wrapperMessages, type WrapperCookies } from '@portal/contract/native/messages';
import { createBridge, Denied, type NativeBridge } from '../bridge/createBridge.ts';
import { findTransport } from '../bridge/findTransport.ts';
import type { ShellNative } from '../createNative.ts';
import { greetWrapper, type Greeting } from './greetWrapper.ts';
import { serveWrapper, type WrappedShell } from './serveWrapper.ts';
import { cookiesOf, sessionCookies } from './sessionCookies.ts';
import type { DeviceCapabilities } from '../webNative.ts';
import { wrapperNative } from './wrapperNative.ts';
import { wrapperPush } from './wrapperPush.ts';

/** So many refused messages are reported; a hostile sender must not flood the report. */
const REPORTED_REFUSALS = 5;

/** The wrapper that shows this page. */
export interface WrapperConnection {
  /** Kept once the wrapper has greeted and the cookies are in step, or has not done so in time. */
  greeting: Promise<Greeting | null>;
  capabilities: DeviceCapabilities;
  /** From now on the wrapper hears of the shell, and the shell does what it asks. */
  attach(shell: WrappedShell & { native: Pick<ShellNative, 'subscribePush'> }): void;
  /** The page has another address. */
  moved(): void;
}

/** Only a wrapper that has greeted, on a page that nobody can have changed on its way (NAT-03, C-149). */
function answerToken(
  bridge: NativeBridge,
  isGreeted: () => boolean,
  cookies: () => Required<WrapperCookies>,
): void {
  const recognised = () => {
    if (!isGreeted() || !window.isSecureContext) throw new Denied();
  };
  bridge.answer(wrapperMessages.authToken, () => {
    recognised();
    return { token: cookies().sessionToken };
  });
  bridge.answer(wrapperMessages.getCookies, () => {
    recognised();
    return { cookies: cookies() };
  });
}

/** Opens the bridge and greets the wrapper; null where none has put a wire into the page. */
export function connectWrapper(platform: NativePlatform): WrapperConnection | null {
  const transport = findTransport(platform, window);
  if (!transport) return null;
  let refused = 0;
  let shell: WrappedShell | null = null;
  let greeting: Greeting | null = null;
  let moved: (() => void) | null = null;

  const bridge = createBridge({
    transport,
    origin: window.location.origin,
    onRefused(reason) {
      refused += 1;
      if (refused > REPORTED_REFUSALS) return;
      if (shell) shell.report.failure({ code: 'NATIVE-REFUSED', message: reason });
      else console.warn(`NATIVE-REFUSED host ${reason}`);
    },
  });
  const can: Greeting['can'] = (capability) => greeting?.can(capability) ?? false;
  answerToken(
    bridge,
    () => greeting !== null,
    () => (shell ? cookiesOf(shell.session) : sessionCookies()),
  );
  const greeted = greetWrapper(bridge).then((answer) => {
    greeting = answer;
    return answer;
  });

  return {
    greeting: greeted,
    capabilities: wrapperNative(bridge, can),
    attach(attached) {
      shell = attached;
      moved = serveWrapper(bridge, can, attached);
      void greeted.then((answer) => {
        if (!answer) return;
        if (answer.can('push')) attached.native.subscribePush = (key) => wrapperPush(bridge, key);
        // Cookies that came too late for the start.
        attached.session.followCookie(false);
        moved?.();
      });
    },
    moved: () => moved?.(),
  };
}
