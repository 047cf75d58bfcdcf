import type { PushDevice } from '@portal/api/account/push';
import type { NativeCapabilities } from '@portal/contract/native';
import { canPush } from './canPush.ts';
import { subscribeDevice } from './subscribeDevice.ts';

/**
 * How this device is told of news while the portal is closed: by the application around the portal, else by the browser; null
 * where neither can (REM-14).
 * @returns what asks the customer, with the portal's key; null of it where that is refused
 */
export function findSubscription({
  subscribePush,
}: Pick<NativeCapabilities, 'subscribePush'>):
  | ((key: string) => Promise<PushDevice | null>)
  | null {
  return subscribePush ?? (canPush() ? subscribeDevice : null);
}
