import { SETUP_PATH } from '@portal/api/setup/setupPath';
import { forgetKept } from '../today/kept.ts';
import { useSetupApi } from '../calls/useSetupApi.ts';

/** Ends the owner's session on this device, and shows where one comes in. */
export function useLeave(): () => Promise<void> {
  const api = useSetupApi();
  return async () => {
    await api.leave();
    forgetKept();
    window.location.assign(SETUP_PATH);
  };
}
