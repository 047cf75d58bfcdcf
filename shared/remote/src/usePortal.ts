import type { ParcelProps, PortalContext } from '@portal/contract/portalContext';
import { createContext, use } from 'react';

/** Everything a view was mounted with; provided by `defineRemote` and by the test double. */
export const ParcelContext = createContext<ParcelProps | null>(null);

/**
 * The props of this mount.
 * @throws outside a remote: a component that needs the shell must be drawn inside one.
 */
export function useParcel(): ParcelProps {
  const props = use(ParcelContext);
  if (!props) throw new Error('This component must be drawn inside a remote (see defineRemote).');
  return props;
}

/** Everything the shell offers: session, fetch, bus, navigation, overlays, native, report. */
export function usePortal(): PortalContext {
  return useParcel().portal;
}
