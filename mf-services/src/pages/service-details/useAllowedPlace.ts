import { usePortal } from '@portal/remote/usePortal';
import { useEffect, useState } from 'react';

/** Whether the browser gives the place away without a question. */
async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/**
 * Where the customer is as `lat,lng`, when the browser was allowed to say so before; nobody is asked for a distance
 * on the details (C-222). An application cannot be asked whether it may tell it without asking (C-928).
 */
export function useAllowedPlace(): string | undefined {
  const { native } = usePortal();
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void isAllowed()
      .then((allowed) => (allowed ? native.locate() : null))
      .then((found) => {
        if (isShown && found) setPlace(`${found.latitude},${found.longitude}`);
      });
    return () => {
      isShown = false;
    };
  }, [native]);
  return place;
}
