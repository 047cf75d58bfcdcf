import { ApiError } from '../../platform/http/apiError.ts';
import { foIdPattern } from './schemas.ts';

/** Refuses an own id of the provider that no address could hold. @throws ApiError 400 */
export function requireFoId(foId: string): void {
  if (!foIdPattern.test(foId))
    throw new ApiError(400, 'An own id has 1 to 64 letters, digits, dots, hyphens or underscores.');
}
