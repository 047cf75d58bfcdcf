import { createClientDataApi } from '@portal/api/account/client';
import { useQuery } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { useSession } from '@portal/remote/useSession';
import { clientKey } from '@portal/remote/clientKey';
import type { LoginContact } from './loginContact.ts';

/** What the customer logs in with at every provider (C-92); null until known, and in the demo. */
export function useLoginContact(): LoginContact | null {
  const clientData = useApi(createClientDataApi);
  const { mode } = useSession();
  const client = useQuery({
    queryKey: clientKey,
    queryFn: () => clientData.read(),
    enabled: mode === 'full',
  });
  return client.data ?? null;
}
