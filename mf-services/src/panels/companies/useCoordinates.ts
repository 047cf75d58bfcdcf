import { usePortal } from '@portal/remote/usePortal';
import { useEffect, useState } from 'react';

/** How long after opening the panel the place is asked for, in milliseconds (PRV-14). */
const ASKED_AFTER_MS = 1000;

/** Where the customer is, as the search takes it; undefined until known, and when refused (C-133). */
export function useCoordinates(): string | undefined {
  const { native, overlays } = usePortal();
  const [coordinates, setCoordinates] = useState<string>();
  useEffect(() => {
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
  }, [native, overlays]);
  return coordinates;
}
