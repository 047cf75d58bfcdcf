import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminToken } from './adminToken.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'token-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the token is the given one, or else that of the data folder', () => {
  vi.stubEnv('PORTAL_ADMIN_TOKEN', '');
  expect(() => adminToken(folder)).toThrow('start the portal once, or set PORTAL_ADMIN_TOKEN');
  writeFileSync(join(folder, 'admin.token'), 'kept\n');
  expect(adminToken(folder)).toBe('kept');
  vi.stubEnv('PORTAL_ADMIN_TOKEN', ' given\n');
  expect(adminToken(folder)).toBe('given');
});

test('a token that was copied with something else is told, instead of a backend that does not answer', () => {
  for (const copied of ['“given”', 'two words'] as const) {
    vi.stubEnv('PORTAL_ADMIN_TOKEN', copied);
    expect(() => adminToken(folder)).toThrow('copy it once more');
  }
});
