import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../../platform/http/texts.ts';
import type { Company } from './company.ts';

/**
 * Refuses what customers ask of a provider that the operator suspended (C-684).
 * @throws ApiError 503 with the code `SUSPENDED`: nothing is lost, and it may be asked again later
 */
export function refuseSuspended({
  name,
  suspendedAt,
}: Pick<Company, 'name' | 'suspendedAt'>): void {
  if (suspendedAt !== null)
    throw new ApiError(503, texts.suspended(name), {
      code: 'SUSPENDED',
      title: texts.suspendedTitle,
    });
}
