import { startBucket, type TestBucket } from '@portal/storage/testing/startBucket';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { film } from './files.testing.ts';

let bucket: TestBucket;
let portal: TestBackend;

beforeAll(async () => {
  bucket = await startBucket();
  portal = await createTestBackend(bucket.variables('PORTAL_MEDIA_S3', 'media'));
});
afterAll(async () => {
  await portal.close();
  await bucket.stop();
});

test('a film lies in the bucket and is played from there in ranges', async () => {
  const key = await createProvider(portal, 'auto-mirante.localhost');
  const { id } = await asProvider(portal, key, 'POST', '/works', {
    customer: { name: 'Ana', phone: '912000001' },
  });
  const form = new FormData();
  form.set('media', new Blob([new Uint8Array(film(5000))]), 'filme.mp4');
  const stored = await portal.call('POST', `/provider-api/v1/works/${String(id)}/files`, {
    token: key,
    form,
  });
  expect(stored.status).toBe(201);
  expect(readdirSync(bucket.files).length).toBeGreaterThan(0);
  expect(readdirSync(portal.backend.media.temporaryFolder)).toEqual([]);
  const rows = await portal.backend.pool.query<{ id: string }>('select id from media_files');
  const address = portal.backend.media.address(
    rows.rows[0]?.id ?? '',
    'original',
    portal.backend.clock.now(),
  );
  const route = address.replace(/^\/api/, '');
  const whole = Buffer.from(await (await portal.app.request(route)).arrayBuffer());
  expect(whole.equals(film(5000))).toBe(true);
  const part = await portal.app.request(route, { headers: { range: 'bytes=4-7' } });
  expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
});
