import { ApiError } from '../../platform/http/apiError.ts';

/** The stored id in one on the wire. @throws ApiError 404 */
export function keyOf(id: string, prefix: 'A-' | 'S-'): string {
  if (!id.startsWith(prefix)) throw new ApiError(404, `There is no ${id} here.`);
  return id.slice(prefix.length);
}
