import { createHttp } from '@portal/api/http/http';
import { afterEach, expect, test, vi } from 'vitest';
import { sendEntry } from './sendEntry.ts';
import type { StoredEntry } from './storedEntry.ts';
import { Device } from './testing/device.ts';

afterEach(() => vi.unstubAllGlobals());

const OF_ANA: Omit<StoredEntry, 'sequence' | 'kind' | 'text'> = {
  ...{ owner: 'ana', subject: 'S-1', key: 'its-key', writtenAt: 1, triedSince: 1, bytes: 1 },
  ...{ state: 'queued', reason: null, other: null, seen: [] },
};

test('messages, notes and files come out of the device and go as the page would have sent them, each by its key [OFF-03]', async () => {
  const store = await new Device().open();
  await store.add({ ...OF_ANA, kind: 'message', text: 'Olá' }, null);
  await store.add({ ...OF_ANA, kind: 'note', text: 'Nova', seen: ['Antiga'] }, null);
  await store.add(
    { ...OF_ANA, kind: 'file', text: 'risco.jpg' },
    { file: new File(['a picture'], 'risco.jpg'), thumbnail: new Blob(['a small one']) },
  );
  const sent: string[] = [];
  const main = createHttp(async (input) => {
    const request = new Request(input);
    const key = request.headers.get('Idempotency-Key');
    sent.push(`${new URL(request.url).pathname} ${key} ${await request.text()}`);
    return Response.json({});
  });
  for (const entry of await store.list('ana'))
    await sendEntry(main, entry, await store.fileOf(entry.sequence));
  expect(sent.slice(0, 2)).toEqual([
    '/services/S-1/chat/add its-key {"message":"Olá"}',
    '/services/1/editInternalObs its-key {"obs":"Nova","seen":["Antiga"]}',
  ]);
  expect(sent[2]).toContain('/services/S-1/media its-key');
  for (const part of ['name="media"; filename="risco.jpg"', 'a picture', 'a small one'])
    expect(sent[2]).toContain(part);
});

test('what an earlier or later release put there in a form of its own is neither sent nor in the way', async () => {
  const store = await new Device().open();
  await store.add({ ...OF_ANA, kind: 'message', text: 'Olá' }, null);
  await store.change(1, (entry) => Object.assign({ ...entry }, { kind: 'song' }));
  await store.add({ ...OF_ANA, kind: 'message', text: 'Adeus' }, null);
  expect((await store.list('ana')).map(({ text }) => text)).toEqual(['Adeus']);
  await store.removeWhere(() => false);
  expect(await store.change(1, () => null)).toBeUndefined();
});
