import type { SetupApi } from '@portal/api/setup/createSetupApi';
import { useContext } from 'react';
import { SetupApiContext } from './SetupApiContext.ts';

/** The calls of the owner's session. @throws outside of a page that has them */
export function useSetupApi(): SetupApi {
  const api = useContext(SetupApiContext);
  if (api === null) throw new Error('There are no calls here.');
  return api;
}
