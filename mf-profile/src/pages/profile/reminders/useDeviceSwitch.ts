import { createPushApi } from '@portal/api/account/push';
import { findSubscription } from '@portal/remote/push/findSubscription';
import { offerRest } from '@portal/remote/push/offerRest';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { texts } from '../texts.ts';

/**
 * Notices on this device (REM-09, REM-14): null where it can have none. Whoever switches them off is not offered them for a
 * while.
 */
export function useDeviceSwitch(): ((isWanted: boolean) => Promise<boolean>) | null {
  const { native, overlays, provider } = usePortal();
  const push = useApi(createPushApi);
  const { pushKey } = provider;
  const subscribe = findSubscription(native);
  if (!pushKey || !subscribe) return null;
  return async (isWanted) => {
    if (!isWanted) {
      await push.forget();
      offerRest.begin();
      return false;
    }
    const device = await subscribe(pushKey);
    if (device === null) {
      overlays.toast({ message: texts.reminders.pushRefused, tone: 'danger' });
      return false;
    }
    await push.register(device);
    return true;
  };
}
