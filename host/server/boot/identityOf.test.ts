import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { DOCUMENT_IDENTITY } from '../../src/address/documentIdentity.ts';
import { createEdge } from '../createEdge.ts';
import { BOOT, RELEASE } from '../testing/startTestEdge.ts';
import { get, HOST, session, edgeForEachTest } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();

test('a document has a name that changes with what it was made of, and can be asked for', async () => {
  let boot = BOOT;
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(boot)));
  const name = (await get(edge, '/client/services', session)).headers.get('x-portal-boot');
  const now = async () => (await get(edge, '/client/boot-identity', session)).text();
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(await now()).toBe(name);
  const shown = await get(edge, '/client/boot-identity', {
    cookie: 'sessionToken=abc; sessionMark=abc',
  });
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('set-cookie')).toContain('sessionToken=abc');

  boot = { ...BOOT, resolvedAt: '2026-01-02T10:00:00.000Z' };
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  expect(await now()).toBe(name);
  boot = {
    ...boot,
    remotes: boot.remotes.map((remote) => ({
      ...remote,
      release: { ...RELEASE, version: '2.0.0' },
    })),
  };
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
  expect(await now()).not.toBe(name);

  await edge.stopBackend();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 4000);
  const degraded = await get(edge, '/client/services', session);
  expect(degraded.status).toBe(200);
  // One that was made without mgmt is not to be shown before the edge was asked.
  expect(degraded.headers.get('x-portal-boot')).toBeNull();
});

test('only a document that will have itself checked may be kept for a later visit', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const named = await get(edge, '/client/services', session);
  expect(named.headers.get(DOCUMENT_IDENTITY.header)).toMatch(/^[\w-]{22}$/);
  // Without its query the path shows another page.
  const direct = await get(edge, '/client/services?directAppointment=true', session);
  expect(direct.headers.get(DOCUMENT_IDENTITY.header)).toBeNull();
  // Its first script waits for the application.
  const wrapped = { ...session, 'user-agent': 'Mozilla/5.0 PortalClienteApp/android' };
  const inWrapper = await get(edge, '/client/services', wrapped);
  expect(await inWrapper.text()).not.toContain('data-plan');
  expect(inWrapper.headers.get(DOCUMENT_IDENTITY.header)).toBeNull();
  // A build of before has no such script.
  await rm(join(edge.environment.hostBuild, 'early.1.js'));
  const description = join(edge.environment.hostBuild, 'host.json');
  const build = await readFile(description, 'utf8');
  const files = /\{[^{}]*early\.1\.js[^{}]*\},/;
  await writeFile(description, build.replace(files, ''));
  const old = createEdge(edge.environment);
  const page = await old.request('http://edge/client/services', { headers: HOST });
  expect(page.status).toBe(200);
  expect(page.headers.get(DOCUMENT_IDENTITY.header)).toBeNull();
});
