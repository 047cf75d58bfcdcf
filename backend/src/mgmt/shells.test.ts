import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/testBackend.ts';
import { listShellsInUse, noteSeenShell, noteShell } from './shells.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

const hour = (number: number): Date => new Date(Date.UTC(2026, 0, 1, number));

test('shells of the last day count as in use, and after a quiet time the newest still does', async () => {
  const { database } = portal.backend;
  const inUse = async (at: number): Promise<string[]> =>
    (await listShellsInUse(database, hour(at))).map(({ version }) => version).sort();
  await noteShell(database, { version: 'old', contract: '1.0.0' }, hour(0));
  await noteShell(database, { version: 'new', contract: '1.1.0' }, hour(10));
  expect(await inUse(12)).toEqual(['new', 'old']);
  expect(await inUse(25)).toEqual(['new']);
  expect(await inUse(24 * 30)).toEqual(['new']);
  // A page that is still open keeps its shell in use; one that nobody put in service does not count.
  await noteSeenShell(database, 'old', hour(20));
  await noteSeenShell(database, 'invented', hour(20));
  expect(await inUse(25)).toEqual(['new', 'old']);
});
