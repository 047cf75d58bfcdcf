import { ApiError } from '@portal/api/http/apiError';
import type { Mode } from '@portal/contract/remoteManifest';
import { expect, test, vi } from 'vitest';
import { fetchCounters } from './fetchCounters.ts';

async function refused(status: number, mode: Mode) {
  const logOut = vi.fn<() => void>();
  const session = {
    current: () => ({ mode, subject: null, termsAccepted: true, lite: null, scheduling: false }),
  };
  const main = { send: () => Promise.reject(new ApiError(status, {})) };
  await expect(fetchCounters(main, { session, leaveLite: { logOut } })).rejects.toThrow('HTTP');
  return logOut.mock.calls.length;
}

test('counters that are refused once the page is lite end the lite visit [ERR-05] [API-42]', async () => {
  expect(await refused(401, 'lite')).toBe(1);
});

test('in full mode the one policy for refused sessions does [ERR-05]', async () => {
  expect(await refused(401, 'full')).toBe(0);
  expect(await refused(500, 'lite')).toBe(0);
});
