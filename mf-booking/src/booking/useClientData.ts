import { ApiError } from '@portal/api/http/apiError';
import { createClientDataApi } from '@portal/api/account/client';
import { GENERIC_ERROR, GENERIC_ERROR_TITLE } from '@portal/api/texts';
import { clientKey } from '@portal/remote/clientKey';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useQuery } from '@portal/remote/query';
import { useEffect, useEffectEvent } from 'react';

/**
 * The customer's data, asked for whenever step 3 opens and forgotten when it closes (BKG-15,
 * BKG-16). A refusal is told and leads to the services (BKG-53, BKG-54); a server out of reach
 * is asked again until it answers.
 */
export function useClientData() {
  const { overlays, navigation } = usePortal();
  const clients = useApi(createClientDataApi);
  const query = useQuery({ queryKey: clientKey, queryFn: clients.read, gcTime: 0, staleTime: 0 });
  const { error } = query;

  const refuse = useEffectEvent(async (refusal: ApiError) => {
    await overlays.info({
      title: GENERIC_ERROR_TITLE,
      body: refusal.serverMessage ?? GENERIC_ERROR,
    });
    navigation.navigate('/services', { replace: true });
  });

  useEffect(() => {
    if (!(error instanceof ApiError)) return;
    const answered = error.status > 0 && error.status < 500 && error.status !== 401;
    if (answered) void refuse(error);
  }, [error]);

  return query;
}
