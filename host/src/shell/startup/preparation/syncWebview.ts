import { platformOf } from '@portal/contract/wrapperIdentity';
import type { NativePlatform } from '@portal/contract/native';
import type { WrapperConnection } from '../../native/wrapper/connectWrapper.ts';

/** The start waits for a wrapper no longer than this, in milliseconds. */
const LONGEST_WAIT = 1000;

export interface Webview {
  platform: NativePlatform;
  /** Null in a browser; the promise is kept with null where the wrapper has no wire. */
  wrapper: Promise<WrapperConnection | null> | null;
  /** Null in a browser, which waits for nothing. Never rejects. */
  synced: Promise<unknown> | null;
}

/**
 * Step 1 (SHL-43): learns whether a wrapper shows the page and puts the cookies in step with it,
 * before anything reads them. A wrapper that does not answer holds the start up for a second.
 */
export function syncWebview(): Webview {
  const platform = platformOf(navigator.userAgent);
  document.documentElement.dataset['platform'] = platform;
  if (platform === 'WEB') return { platform, wrapper: null, synced: null };
  const wrapper = import(/* webpackChunkName: "wrapper" */ '../../native/wrapper/connectWrapper.ts')
    .then(({ connectWrapper }) => connectWrapper(platform))
    // Without the code, or where somebody has taken its place, the page is what a browser shows.
    .catch(() => null);
  const greeted = wrapper.then((connection) => connection?.greeting).catch(() => null);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  return { platform, wrapper, synced: Promise.race([greeted, late]) };
}
