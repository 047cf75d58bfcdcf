import { usePortal } from '@portal/remote/usePortal';
import { useEffect, useState } from 'react';

/** How long after opening the panel the place is asked for, in milliseconds (PRV-14). */
const ASKED_AFTER_MS = 1000;

/** Where the customer is, as the search takes it; undefined until known, and when not told. */
export function useCoordinates(): string | undefined {
  const { native } = usePortal();
  const [coordinates, setCoordinates] = useState<string>();
  useEffect(() => {
    let isShown = true;
    const timer = window.setTimeout(() => {
      native.locate().then(
        (place) => {
          if (isShown && place) setCoordinates(`${place.latitude},${place.longitude}`);
        },
        () => undefined,
      );
    }, ASKED_AFTER_MS);
    return () => {
      isShown = false;
      window.clearTimeout(timer);
    };
  }, [native]);
  return coordinates;
}
