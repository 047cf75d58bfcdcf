import { usePortal } from '@portal/remote/usePortal';
import { useEffect, useState } from 'react';

/** How long after the search was opened, and after the last press, the place is asked for, in milliseconds (PRV-14). */
const ASKED_AFTER_MS = 1000;

/**
 * Where the customer is, as the search takes it; undefined until known, and when refused (C-133). Nothing
 * is asked before the customer looks at what the search found (C-201), nor while a provider is being
 * pressed, which the question would cover (C-252).
 */
export function useCoordinates(isSearching: boolean): string | undefined {
  const { native, overlays } = usePortal();
  const [coordinates, setCoordinates] = useState<string>();
  useEffect(() => {
    if (!isSearching || coordinates !== undefined) return;
    let isShown = true;
    let timer: number | undefined;
    const hold = () => window.clearTimeout(timer);
    function wait(): void {
      hold();
      timer = window.setTimeout(ask, ASKED_AFTER_MS);
    }
    function stop(): void {
      hold();
      document.removeEventListener('pointerdown', hold, true);
      document.removeEventListener('pointerup', wait, true);
      document.removeEventListener('pointercancel', wait, true);
    }
    function ask(): void {
      stop();
      const place = overlays.location().then((allowed) => (allowed ? native.locate() : null));
      place.then(
        (found) => {
          if (isShown && found) setCoordinates(`${found.latitude},${found.longitude}`);
        },
        () => undefined,
      );
    }
    wait();
    document.addEventListener('pointerdown', hold, true);
    document.addEventListener('pointerup', wait, true);
    document.addEventListener('pointercancel', wait, true);
    return () => {
      isShown = false;
      stop();
    };
  }, [isSearching, coordinates, native, overlays]);
  return coordinates;
}
