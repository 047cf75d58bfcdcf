import type { NativeCapabilities } from '@portal/contract/native';

/** How long a place may take, in milliseconds. */
const PLACE_TIME = 10_000;

/** Where the browser says that it is; null when it does not know or may not say. */
export const locate: NativeCapabilities['locate'] = () =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(null),
      { timeout: PLACE_TIME },
    );
  });
