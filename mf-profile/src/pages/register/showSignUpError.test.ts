// @vitest-environment happy-dom
import { ApiError } from '@portal/api/apiError';
import { createTestPortal } from '@portal/remote/testPortal';
import { expect, test } from 'vitest';
import { showSignUpError } from './showSignUpError.ts';

test('a sign-up answered with 401 is only logged [ERR-30]', async () => {
  const test = createTestPortal({});
  const isToConfirm = await showSignUpError(test.portal, new ApiError(401, {}), 'ana@exemplo.pt');
  expect(isToConfirm).toBe(false);
  expect(test.failures).toEqual([{ code: 'SIGN-UP-REFUSED', message: 'Answered with 401.' }]);
  expect(test.shown).toEqual([]);
});
