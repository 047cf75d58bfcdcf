import { createPushApi } from '@portal/api/account/push';
import { canPush } from '@portal/remote/push/canPush';
import { offerRest } from '@portal/remote/push/offerRest';
import { subscribeDevice } from '@portal/remote/push/subscribeDevice';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { texts } from './texts.ts';

/**
 * Notices on this device (REM-09, REM-14): null where it can have none. Whoever switches them off is not offered them for a
 * while.
 */
export function useDeviceSwitch(): ((isWanted: boolean) => Promise<boolean>) | null {
  const { overlays, provider } = usePortal();
  const push = useApi(createPushApi);
  const { pushKey } = provider;
  if (!pushKey || !canPush()) return null;
  return async (isWanted) => {
    if (!isWanted) {
      await push.forget();
      offerRest.begin();
      return false;
    }
    const device = await subscribeDevice(pushKey);
    if (device === null) {
      overlays.toast({ message: texts.reminders.pushRefused, tone: 'danger' });
      return false;
    }
    await push.register(device);
    return true;
  };
}
