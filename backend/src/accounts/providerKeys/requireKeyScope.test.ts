import { KEY_SCOPES } from '@portal/api/provider/providerKey';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../../platform/http/apiError.ts';
import { requireKeyScope } from './requireKeyScope.ts';

test('a key passes where its scope is allowed or is all, else it is told every scope that would do', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KEY_SCOPES),
      fc.subarray(['read', 'schedule'] as const),
      (scope, allowed) => {
        let refusal: unknown;
        try {
          requireKeyScope(scope, allowed);
        } catch (error) {
          refusal = error;
        }
        const may = scope === 'all' || allowed.some((one) => one === scope);
        expect(refusal === undefined).toBe(may);
        if (!(refusal instanceof ApiError)) return;
        expect([refusal.status, refusal.details.code]).toEqual([403, 'KEY_SCOPE']);
        for (const needed of ['all', ...allowed]) expect(refusal.message).toContain(needed);
        expect(refusal.message).not.toContain(scope);
      },
    ),
  );
});
