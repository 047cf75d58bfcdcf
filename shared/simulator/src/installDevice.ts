import type { NativePlatform } from '@portal/contract/native';
import { WRAPPER_IDENTITY } from '@portal/contract/wrapperIdentity';

/** What the simulator does to the page in its frame. */
export interface Device {
  /** Hands a text over as the platform does. */
  deliver(text: string): void;
  setOnline(isOnline: boolean): void;
}

const PLATFORM_MARKS = { ANDROID: 'android', IOS: 'ios' } as const;

export type FramedPage = Window & typeof globalThis;

function installOffline(page: FramedPage): Device['setOnline'] {
  const { fetch } = page;
  let online = true;
  page.fetch = (...given) =>
    online ? fetch(...given) : Promise.reject(new page.TypeError('Failed to fetch'));
  Object.defineProperty(page.navigator, 'onLine', { get: () => online });
  return (isOnline) => {
    if (isOnline === online) return;
    online = isOnline;
    page.dispatchEvent(new page.Event(isOnline ? 'online' : 'offline'));
  };
}

/**
 * A worker would ask for the page in the place of the frame, and the edge could not tell that it is
 * framed by the simulator.
 */
function refuseWorkers({ navigator }: FramedPage): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register = () => Promise.reject(new Error('Not in the simulator.'));
}

/** Ends the workers that visits outside of the simulator have left, for the same reason. */
export async function endWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}

/**
 * Makes a fresh page believe that it runs in a wrapper, before its own scripts do: user agent,
 * injected objects, network.
 * @param receive gets each text that the page posts.
 */
export function installDevice(
  page: FramedPage,
  platform: NativePlatform,
  receive: (text: string) => void,
): Device {
  refuseWorkers(page);
  const setOnline = installOffline(page);
  if (platform === 'WEB') return { deliver: () => undefined, setOnline };
  const userAgent = `${page.navigator.userAgent} ${WRAPPER_IDENTITY.userAgentMark}/${PLATFORM_MARKS[platform]}/1.0`;
  Object.defineProperty(page.navigator, 'userAgent', { get: () => userAgent });
  const postMessage = (text: unknown) => receive(String(text));
  if (platform === 'ANDROID') {
    const injected = Object.assign(new page.EventTarget(), { postMessage });
    Reflect.set(page, WRAPPER_IDENTITY.androidObject, injected);
    const { origin } = page.location;
    return {
      deliver: (data) => injected.dispatchEvent(new page.MessageEvent('message', { data, origin })),
      setOnline,
    };
  }
  Reflect.set(page, 'webkit', {
    messageHandlers: { [WRAPPER_IDENTITY.iosHandler]: { postMessage } },
  });
  return {
    deliver(text) {
      const receiver: unknown = Reflect.get(page, WRAPPER_IDENTITY.pageObject);
      if (typeof receiver !== 'object' || receiver === null) return;
      const method: unknown = Reflect.get(receiver, 'receive');
      if (typeof method === 'function') Reflect.apply(method, receiver, [text]);
    },
    setOnline,
  };
}
