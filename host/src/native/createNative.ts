import type { NativeCapabilities, NativePlatform, SharedContent } from '@portal/contract/native';
import { createPullToRefresh, type PullToRefresh } from './pullToRefresh.ts';
import { webNative } from './webNative.ts';

/** The wrapper's means once it has been found; null when there is none after all. */
export type WrapperMeans = Promise<typeof webNative | null>;

export interface ShellNative extends NativeCapabilities {
  /** Whether pages allow to pull now, for the wrapper. */
  readonly pull: PullToRefresh;
}

/**
 * The capabilities of this page: the wrapper's where it has them, else the browser's own.
 * @param showAddress for whom nothing can share or copy an address
 */
export function createNative(
  platform: NativePlatform,
  wrapper: WrapperMeans | null,
  showAddress: (address: string) => Promise<void>,
): ShellNative {
  const pull = createPullToRefresh();
  const shared = { platform, pull, setPullToRefresh: pull.set };
  async function shareOrShow(means: typeof webNative, content: SharedContent) {
    try {
      return await means.share(content);
    } catch {
      await showAddress(content.url);
      return 'dismissed';
    }
  }
  // Without a wrapper at once: a browser shares only right after the tap.
  if (!wrapper)
    return { ...shared, ...webNative, share: (content) => shareOrShow(webNative, content) };
  const best = async () => (await wrapper) ?? webNative;
  return {
    ...shared,
    download: async (file) => (await best()).download(file),
    share: async (content) => shareOrShow(await best(), content),
    addToCalendar: async (event) => (await best()).addToCalendar(event),
    locate: async () => (await best()).locate(),
  };
}
