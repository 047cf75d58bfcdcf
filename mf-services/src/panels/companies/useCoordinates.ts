import { usePortal } from '@portal/remote/usePortal';
import { useEffect, useState } from 'react';

/** How long after the search was opened the place is asked for, in milliseconds (PRV-14). */
const ASKED_AFTER_MS = 1000;

/**
 * Where the customer is, as the search takes it; undefined until known, and when refused (C-133). Nothing
 * is asked before the customer looks at what the search found (C-201).
 */
export function useCoordinates(isSearching: boolean): string | undefined {
  const { native, overlays } = usePortal();
  const [coordinates, setCoordinates] = useState<string>();
  useEffect(() => {
    if (!isSearching || coordinates !== undefined) return;
    let isShown = true;
    const timer = window.setTimeout(() => {
      const place = overlays.location().then((allowed) => (allowed ? native.locate() : null));
      place.then(
        (found) => {
          if (isShown && found) setCoordinates(`${found.latitude},${found.longitude}`);
        },
        () => undefined,
      );
    }, ASKED_AFTER_MS);
    return () => {
      isShown = false;
      window.clearTimeout(timer);
    };
  }, [isSearching, coordinates, native, overlays]);
  return coordinates;
}
