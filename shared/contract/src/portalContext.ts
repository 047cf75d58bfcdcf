import type { EventBus } from './eventBus.ts';
import type { NativeCapabilities } from './native.ts';
import type { Navigation, PortalLocation, View } from './navigation.ts';
import type { Overlays } from './overlays.ts';
import type { ProviderSnapshot } from './providerSnapshot.ts';
import type { Report } from './report.ts';
import type { SessionHandle } from './session.ts';

/** Everything the shell hands to a remote, and all that a remote may assume. */
export interface PortalContext {
  /** Contract version of the shell. */
  readonly contract: string;
  readonly session: SessionHandle;
  /**
   * Standard `fetch` bound to one service: paths such as `/user/client/` are resolved on it,
   * credentials, provider, timeout and the one 401 policy (C-04) are added.
   */
  readonly fetch: { readonly main: typeof fetch; readonly calendar: typeof fetch };
  readonly provider: ProviderSnapshot;
  readonly bus: EventBus;
  readonly navigation: Navigation;
  readonly overlays: Overlays;
  readonly native: NativeCapabilities;
  readonly report: Report;
}

/** Props of every parcel. `location` and `view` are renewed through the parcel's `update`. */
export interface ParcelProps {
  readonly portal: PortalContext;
  readonly location: PortalLocation;
  readonly view: View;
}
