import { readPushDevice, type PushDevice } from '@portal/api/account/push';

/** Whose worker shows what comes. */
const SCOPE = '/client';

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const isSame = (one: Uint8Array, other: ArrayBuffer | null) =>
  other !== null && String(new Uint8Array(other)) === String(one);

/**
 * Asks the customer for the permission, and the browser for a subscription (REM-14). Only what the customer pressed may ask.
 * @param key the portal's, base64url
 * @returns what the portal is to know of it; null where the customer or the browser refuses
 */
export async function subscribeDevice(key: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { serviceWorker } = navigator;
  if ((await serviceWorker.getRegistration(SCOPE)) === undefined) return null;
  const { pushManager } = await serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  try {
    const known = await pushManager.getSubscription();
    // A browser keeps to the key that it began with.
    if (known && !isSame(applicationServerKey, known.options.applicationServerKey))
      await known.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    });
    return readPushDevice(subscription.toJSON());
  } catch {
    return null;
  }
}
