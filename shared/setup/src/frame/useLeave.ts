import { SETUP_PATH } from '@portal/api/setup/setupPath';
import { useSetupApi } from '../calls/useSetupApi.ts';

/** Ends the owner's session on this device, and shows where one comes in. */
export function useLeave(): () => Promise<void> {
  const api = useSetupApi();
  return async () => {
    await api.leave();
    window.location.assign(SETUP_PATH);
  };
}
