import type { EventBus } from './eventBus.ts';
import type { NativeCapabilities } from './native/native.ts';
import type { Live } from './live.ts';
import type { Navigation, PortalLocation, View } from './navigation.ts';
import type { Outbox } from './outbox.ts';
import type { Overlays } from './overlays.ts';
import type { ProviderSnapshot } from './provider/providerSnapshot.ts';
import type { Report } from './report.ts';
import type { SessionHandle } from './session.ts';

/** Everything the shell hands to a remote, and all that a remote may assume. */
export interface PortalContext {
  /** Contract version of the shell. */
  readonly contract: string;
  /** Who the customer is, in which mode, and the ways in and out. */
  readonly session: SessionHandle;
  /**
   * Standard `fetch` bound to one service: paths such as `/user/client/` are resolved on it,
   * credentials, provider, timeout and the one 401 policy (C-04) are added.
   */
  readonly fetch: { readonly main: typeof fetch; readonly calendar: typeof fetch };
  /** Whose portal this is: name, labels, modules, payment methods. */
  readonly provider: ProviderSnapshot;
  /** Events between remotes, and between them and the shell. */
  readonly bus: EventBus;
  /** Whether `live.changed` is heard now. Shells before 1.3.0 do not have it. */
  readonly live?: Live;
  /** Opens what waits on the device to be sent; rejects where the device keeps nothing. Shells before 1.3.0 do not have it. */
  readonly outbox?: () => Promise<Outbox>;
  /** The address, the document title, and the panels. */
  readonly navigation: Navigation;
  /** Dialogs and toasts. */
  readonly overlays: Overlays;
  /** What the device can do, with a web fallback for each. */
  readonly native: NativeCapabilities;
  /** Failures and measurements, for whoever runs the portal. */
  readonly report: Report;
}

/** Props of every parcel. `location` and `view` are renewed through the parcel's `update`. */
export interface ParcelProps {
  readonly portal: PortalContext;
  readonly location: PortalLocation;
  readonly view: View;
}
