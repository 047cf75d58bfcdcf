import type {
  CalendarEvent,
  NativeCapabilities,
  NativePlatform,
  SharedContent,
} from '@portal/contract/native';
import { createPullToRefresh, type PullToRefresh } from './pullToRefresh.ts';
import { webNative, type DeviceCapabilities } from './webNative.ts';

/** The wrapper's capabilities once it has been found; null when there is none after all. */
export type WrapperCapabilities = Promise<DeviceCapabilities | null>;

export interface ShellNative extends NativeCapabilities {
  /** Whether pages allow to pull now, for the wrapper. */
  readonly pull: PullToRefresh;
  /** Set once a wrapper has greeted that can. */
  subscribePush?: NativeCapabilities['subscribePush'];
}

interface Surroundings {
  /** Of the provider whose portal this is, whichever address of it is open. */
  domain: string;
  /** For whom nothing can share or copy an address. */
  showAddress(address: string): Promise<void>;
  /** What became of something that a browser does without a word. */
  tell(message: string): void;
}

/** The capabilities of this page: the wrapper's where it has them, else the browser's own. */
export function createNative(
  platform: NativePlatform,
  wrapper: WrapperCapabilities | null,
  { domain: ownDomain, showAddress, tell }: Surroundings,
): ShellNative {
  const pull = createPullToRefresh();
  const shared = { platform, pull, setPullToRefresh: pull.set };
  async function shareOrShow(capabilities: DeviceCapabilities, content: SharedContent) {
    try {
      return await capabilities.share(content);
    } catch {
      await showAddress(content.url);
      return 'dismissed';
    }
  }
  async function addAndTell(
    capabilities: DeviceCapabilities,
    { domain = ownDomain, ...event }: CalendarEvent,
  ) {
    const message = await capabilities.addToCalendar(event, domain);
    if (message !== null) tell(message);
  }
  // Without a wrapper at once: a browser shares only right after the tap.
  if (!wrapper) {
    return {
      ...shared,
      ...webNative,
      share: (content) => shareOrShow(webNative, content),
      addToCalendar: (event) => addAndTell(webNative, event),
    };
  }
  const best = async () => (await wrapper) ?? webNative;
  return {
    ...shared,
    download: async (file) => (await best()).download(file),
    share: async (content) => shareOrShow(await best(), content),
    addToCalendar: async (event) => addAndTell(await best(), event),
    locate: async () => (await best()).locate(),
  };
}
