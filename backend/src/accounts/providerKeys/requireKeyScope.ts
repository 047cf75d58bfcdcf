import type { KeyScope } from '@portal/api/provider/providerKey';
import type { LimitedScope } from '../../platform/routes/operation.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from './texts.ts';

/**
 * Refuses a key that a call is not for.
 * @param allowed which keys may make it beside those of scope `all`
 * @throws ApiError 403 with the code `KEY_SCOPE`, which says the scopes that would do (SET-19)
 */
export function requireKeyScope(scope: KeyScope, allowed: readonly LimitedScope[]): void {
  if (scope === 'all' || allowed.includes(scope)) return;
  throw new ApiError(403, texts.keyScope(['all', ...allowed]), { code: 'KEY_SCOPE' });
}
