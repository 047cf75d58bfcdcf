import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { listShellsInUse, noteServedShell, noteShell, retireShell } from './shells.ts';

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
  // An edge that serves it keeps its shell in use; one that nobody put in service does not count.
  await noteServedShell(database, 'old', hour(20));
  await noteServedShell(database, 'invented', hour(20));
  expect(await inUse(25)).toEqual(['new', 'old']);
  expect(await retireShell(database, 'old', hour(25))).toBe(true);
  expect(await inUse(25)).toEqual(['new']);
  await noteServedShell(database, 'old', hour(26));
  expect(await inUse(27)).toEqual(['new', 'old']);
  expect(await retireShell(database, 'invented', hour(25))).toBe(false);
});

describe('through the calls', () => {
  let edges: TestBackend;
  let inUse: () => Promise<string[]>;
  beforeAll(async () => {
    edges = await createTestBackend();
    const { database, clock } = edges.backend;
    inUse = async () =>
      (await listShellsInUse(database, clock.now())).map(({ version }) => version);
    const now = clock.now().getTime();
    const daysAgo = (days: number) => new Date(now - days * 24 * 3_600_000);
    await noteShell(database, { version: '0.0.1-old', contract: '1.0.0' }, daysAgo(3));
    await noteShell(database, { version: '0.0.2', contract: '1.2.0' }, daysAgo(0));
  });
  afterAll(() => edges.close());

  test('what browsers tell keeps no shell in use', async () => {
    const json = { shell: '0.0.1-old', loads: [] };
    expect((await edges.call('POST', '/mgmt/telemetry', { json })).status).toBe(204);
    expect(await inUse()).toEqual(['0.0.2']);
  });

  test('an edge that makes pages with it does, and an administrator may retire it', async () => {
    await edges.call('GET', '/mgmt/boot?domain=auto-mirante.localhost&shell=0.0.1-old');
    expect(await inUse()).toEqual(['0.0.1-old', '0.0.2']);
    const retire = (version: string) =>
      edges.call('DELETE', `/mgmt/shells/${version}`, { token: edges.adminToken });
    expect((await retire('0.0.1-old')).status).toBe(200);
    expect(await inUse()).toEqual(['0.0.2']);
    expect((await retire('invented')).status).toBe(404);
  });
});
