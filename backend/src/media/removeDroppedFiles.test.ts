import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider, registerByPhone } from '../testing/people.ts';
import { pictureForm } from '../testing/pictureForm.ts';
import { asProvider } from '../testing/provider.ts';
import { createTestBackend, type TestBackend } from '../testing/testBackend.ts';
import { mediaVariants } from './mediaStorage.ts';
import { removeDroppedFiles } from './removeDroppedFiles.ts';

const phone = '+351912000001';
let portal: TestBackend;
let token: string;
let work: string;

beforeAll(async () => {
  portal = await createTestBackend();
  const key = await createProvider(portal, 'auto-mirante.localhost');
  token = await registerByPhone(portal, phone);
  work = String((await asProvider(portal, key, 'POST', '/works', { customer: { phone } }))['id']);
});
afterAll(() => portal.close());

/** Uploads a picture and returns the id of its file. */
async function upload(): Promise<string> {
  const form = await pictureForm(['media']);
  const answer = await portal.call('POST', `/main/services/${work}/media`, { token, form });
  expect(answer.status).toBe(201);
  const { body } = await portal.call('GET', `/main/services/${work}/`, { token });
  return Object(body['client_extras']).at(-1).id;
}
async function mediaOf(file: string): Promise<string> {
  const { rows } = await portal.backend.pool.query<{ media_id: string }>(
    'select media_id from subject_files where id = $1',
    [file],
  );
  return rows[0]?.media_id ?? '';
}
const bytesOf = async (id: string) =>
  (await Promise.all(mediaVariants.map((variant) => portal.backend.media.size(id, variant)))).some(
    (size) => size !== undefined,
  );

test('the bytes of a file that was taken off go, once, and all others stay', async () => {
  const [dropped, kept] = [await upload(), await upload()];
  const media = { dropped: await mediaOf(dropped), kept: await mediaOf(kept) };
  expect(await removeDroppedFiles(portal.backend)).toBe(0);
  const removed = await portal.call('DELETE', `/main/services/${work}/media/${dropped}`, { token });
  expect(removed.status).toBe(200);
  expect(await bytesOf(media.dropped)).toBe(true);
  const counts = await Promise.all([
    removeDroppedFiles(portal.backend),
    removeDroppedFiles(portal.backend),
  ]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await bytesOf(media.dropped)).toBe(false);
  expect(await bytesOf(media.kept)).toBe(true);
  const { rows } = await portal.backend.pool.query<{ id: string }>('select id from media_files');
  expect(rows.map(({ id }) => id)).toEqual([media.kept]);
});
