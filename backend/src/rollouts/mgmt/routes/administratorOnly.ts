import type { Backend } from '../../../platform/backend.ts';
import { requireAdministrator } from '../../../platform/http/adminToken.ts';

/** Lets the administrator pass. @throws ApiError 401 */
export function administratorOnly(backend: Backend) {
  return async (
    context: Parameters<typeof requireAdministrator>[0],
    next: () => Promise<void>,
  ): Promise<void> => {
    requireAdministrator(context, backend.environment);
    await next();
  };
}
