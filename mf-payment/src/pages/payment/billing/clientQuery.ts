import type { createClientDataApi } from '@portal/api/account/client';
import { clientKey } from '@portal/remote/clientKey';

/** The customer's own data (BIL-01). */
export const clientQuery = (clients: Pick<ReturnType<typeof createClientDataApi>, 'read'>) => ({
  queryKey: clientKey,
  queryFn: clients.read,
});
