import { ApiError } from '@portal/api/http/apiError';
import { SETUP_PATH } from '@portal/api/setup/setupPath';
import { useState } from 'react';
import { forgetKept } from '../today/kept.ts';
import { useSetupApi } from '../calls/useSetupApi.ts';

/**
 * Ends the owner's session on this device, and shows where one comes in. `hasFailed`: it goes on, whatever was pressed,
 * which whoever shares the device has to know (C-917).
 */
export function useLeave(): { leave: () => Promise<void>; hasFailed: boolean } {
  const api = useSetupApi();
  const [hasFailed, setHasFailed] = useState(false);
  async function leave(): Promise<void> {
    setHasFailed(false);
    try {
      await api.leave();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // One that is over already needs no end.
      if (error.status !== 401) return setHasFailed(true);
    }
    forgetKept();
    window.location.assign(SETUP_PATH);
  }
  return { leave, hasFailed };
}
