import { expect, test } from 'vitest';
import { afterLogin } from './afterLogin.ts';

test('logging in leads to the wanted page of the portal, never elsewhere', () => {
  expect(afterLogin('')).toBeNull();
  expect(afterLogin('?next=%2Fservice-details%2FA-7%3Fs%3DI')).toBe('/service-details/A-7?s=I');
  for (const next of ['//evil.pt', 'https://evil.pt', '/\\evil.pt', 'javascript:alert(1)', '']) {
    expect(afterLogin(`?next=${encodeURIComponent(next)}`)).toBeNull();
  }
});
