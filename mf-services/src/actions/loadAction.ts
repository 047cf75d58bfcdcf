import { ApiError } from '@portal/api/http/apiError';
import { loadPart } from '@portal/ui/loadPart';

/**
 * Loads what only a press needs.
 * @throws ApiError as of a call without a connection, when it does not come
 */
export async function loadAction<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadPart(load);
  } catch {
    throw new ApiError(0, {});
  }
}
