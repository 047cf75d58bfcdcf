import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
let portal: TestBackend;
let token: string;
let stranger: string;
/** Paths of an item’s photograph and of a work’s file, in two sizes of picture. */
let paths: string[];
let larger: string[];

beforeAll(async () => {
  portal = await createTestBackend();
  const key = await createProvider(portal, domain);
  token = await registerByPhone(portal, '+351912000001');
  stranger = await registerByPhone(portal, '+351912000002');
  paths = await pathsOf(key, 300, '72-ZB-16');
  larger = await pathsOf(key, 400, '11-AA-11');
});
afterAll(() => portal.close());

/** Gives the customer another item and a work, each with a picture of a width; the paths that lead to them. */
async function pathsOf(key: string, width: number, plate: string): Promise<string[]> {
  const picture = { width, height: 200, channels: 3 as const, background: '#884422' };
  const bytes = new Uint8Array(await sharp({ create: picture }).jpeg().toBuffer());
  const form = (field: string) => {
    const data = new FormData();
    data.set(field, new File([bytes], 'a.jpg'));
    return data;
  };
  const { pool } = portal.backend;
  const specs = { brand: 'Peugeot', model: '308', plate };
  const added = await portal.call('POST', '/main/items/', { token, json: { specs } });
  const item = String(Object(added.body['item']).id);
  await portal.call('POST', `/main/items/${item}/images/`, { token, form: form('image') });
  const photos = await pool.query<{ photo_id: string }>(
    'select photo_id from items where id = $1',
    [item],
  );
  const customer = { phone: '912000001' };
  const work = (await asProvider(portal, key, 'POST', '/works', { customer, item_id: item }))['id'];
  await portal.call('POST', `/main/services/${String(work)}/media`, { token, form: form('media') });
  const files = await pool.query<{ id: string }>(
    'select id from subject_files where subject = $1',
    [work],
  );
  const file = files.rows[0]?.id ?? '';
  return [
    `/main/photos/item/${photos.rows[0]?.photo_id ?? ''}`,
    `/main/photos/item/id/${item}?userId=1&companyId=2`,
    `/main/photos/work/${file}`,
    `/main/photos/work/full/${file}`,
  ];
}

describe('photographs by id', () => {
  test('lead their owner to the picture that was named, small or full [API-55]', async () => {
    const widths = [];
    for (const path of [...paths, ...larger]) {
      const answer = await portal.call('GET', path, { token });
      expect([path, answer.status]).toEqual([path, 302]);
      const address = String(answer.headers.get('location')).replace('/api', '');
      const picture = await portal.app.request(address, {
        headers: { 'x-forwarded-host': domain },
      });
      widths.push((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width);
    }
    expect(widths).toEqual([300, 300, 200, 300, 400, 400, 200, 400]);
  });

  test('do not exist for anybody else, and need a session [API-55]', async () => {
    for (const path of paths) {
      expect((await portal.call('GET', path, { token: stranger })).status).toBe(404);
      expect((await portal.call('GET', path)).status).toBe(401);
    }
  });
});
