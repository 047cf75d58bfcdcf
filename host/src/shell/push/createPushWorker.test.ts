import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedAnswers } from '../offline/createSharedAnswers.ts';
import { MemoryCaches } from '../offline/testing/memoryCaches.ts';
import { createPushWorker } from './createPushWorker.ts';

const ORIGIN = 'https://oficina.pt';
let shown: unknown[];
let opened: string[];
let windows: string[];
let caches: MemoryCaches;
/** What the edge answers, by path; what it does not know it does not answer. */
let edge: Record<string, unknown>;

beforeEach(() => {
  [shown, opened, windows, edge] = [[], [], [], {}];
  caches = new MemoryCaches();
  vi.stubGlobal('location', { origin: ORIGIN, hostname: 'oficina.pt' });
  vi.stubGlobal('fetch', async (path: string) => {
    if (!(path in edge)) throw new TypeError('offline');
    return Response.json(edge[path]);
  });
});
afterEach(() => void vi.unstubAllGlobals());

const worker = () =>
  createPushWorker({
    caches,
    registration: {
      showNotification: async (title, options) => void shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () =>
        windows.map((path) => ({
          url: ORIGIN + path,
          focus: async () => void opened.push(`focus ${path}`),
        })),
      openWindow: async (path) => void opened.push(path),
    },
  });

const data = JSON.stringify({ id: 'opaque', domain: 'oficina.pt' });

test('a device shows the provider’s name and that there is news, and nothing else [REM-15]', async () => {
  edge = { '/api/main/config': { name: 'Auto Mirante' } };
  await worker().show(data);
  const words = { title: 'Auto Mirante', body: 'Tem uma novidade.', lang: 'pt-PT' };
  expect(shown).toEqual([{ ...words, tag: 'opaque', data: 'opaque' }]);
  // What is kept does as well.
  edge = {};
  const kept = Response.json({ name: 'Auto Mirante, kept' });
  await createSharedAnswers(caches).keep(`${ORIGIN}/api/main/config`, kept);
  await worker().show(data);
  expect(shown[1]).toMatchObject({ title: 'Auto Mirante, kept', body: 'Tem uma novidade.' });
});

test('where the name cannot be had it is the domain; what is no message of ours says no more', async () => {
  await worker().show(data);
  await worker().show('não é JSON');
  expect(shown).toMatchObject([
    { title: 'oficina.pt', body: 'Tem uma novidade.' },
    { title: 'oficina.pt', body: 'Tem uma novidade.', data: '' },
  ]);
});

test('a tap opens what the edge says for this session, in the window that shows it already [REM-15]', async () => {
  edge = { '/client/push/opaque': { path: '/client/service-details/S-1' } };
  await worker().open('opaque');
  windows = ['/client/services', '/client/service-details/S-1'];
  await worker().open('opaque');
  expect(opened).toEqual(['/client/service-details/S-1', 'focus /client/service-details/S-1']);
});

test('a tap opens the beginning where nothing answers, or what is no page of ours', async () => {
  await worker().open('opaque');
  edge = { '/client/push/opaque': { path: 'https://elsewhere.example/' } };
  await worker().open('opaque');
  edge = { '/client/push/opaque': { path: '//elsewhere.example/' } };
  await worker().open('opaque');
  expect(opened).toEqual(['/client', '/client', '/client']);
});
