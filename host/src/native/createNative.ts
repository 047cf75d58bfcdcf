import type { NativeCapabilities, NativePlatform } from '@portal/contract/native';
import { createPullToRefresh, type PullToRefresh } from './pullToRefresh.ts';
import { webNative } from './webNative.ts';

/** The wrapper's means once it has been found; null when there is none after all. */
export type WrapperMeans = Promise<typeof webNative | null>;

export interface ShellNative extends NativeCapabilities {
  /** Whether pages allow to pull now, for the wrapper. */
  readonly pull: PullToRefresh;
}

/** The capabilities of this page: the wrapper's where it has them, else the browser's own. */
export function createNative(platform: NativePlatform, wrapper: WrapperMeans | null): ShellNative {
  const pull = createPullToRefresh();
  const shared = { platform, pull, setPullToRefresh: pull.set };
  // Without a wrapper at once: a browser shares only right after the tap.
  if (!wrapper) return { ...shared, ...webNative };
  const best = async () => (await wrapper) ?? webNative;
  return {
    ...shared,
    download: async (file) => (await best()).download(file),
    share: async (content) => (await best()).share(content),
    addToCalendar: async (event) => (await best()).addToCalendar(event),
    locate: async () => (await best()).locate(),
  };
}
