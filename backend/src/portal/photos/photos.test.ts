import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/createProvider.ts';
import { registerByPhone } from '../../testing/registerByPhone.ts';
import { asProvider } from '../../testing/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
let portal: TestBackend;
let token: string;
let stranger: string;
let paths: string[];

beforeAll(async () => {
  portal = await createTestBackend();
  const key = await createProvider(portal, domain);
  token = await registerByPhone(portal, '+351912000001');
  stranger = await registerByPhone(portal, '+351912000002');
  const picture = { width: 300, height: 200, channels: 3 as const, background: '#884422' };
  const bytes = new Uint8Array(await sharp({ create: picture }).jpeg().toBuffer());
  const form = (field: string) => {
    const data = new FormData();
    data.set(field, new File([bytes], 'a.jpg'));
    return data;
  };
  const specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
  const added = await portal.call('POST', '/main/items/', { token, json: { specs } });
  const item = String(Object(added.body['item']).id);
  await portal.call('POST', `/main/items/${item}/images/`, { token, form: form('image') });
  const rows = await portal.backend.pool.query<{ photo_id: string }>('select photo_id from items');
  const customer = { phone: '912000001' };
  const work = (await asProvider(portal, key, 'POST', '/works', { customer, item_id: item }))['id'];
  await portal.call('POST', `/main/services/${String(work)}/media`, { token, form: form('media') });
  const files = await portal.backend.pool.query<{ id: string }>('select id from subject_files');
  const file = files.rows[0]?.id ?? '';
  paths = [
    `/main/photos/item/${rows.rows[0]?.photo_id ?? ''}`,
    `/main/photos/item/id/${item}?userId=1&companyId=2`,
    `/main/photos/work/${file}`,
    `/main/photos/work/full/${file}`,
  ];
});
afterAll(() => portal.close());

describe('photographs by id', () => {
  test('lead their owner to the picture, small or full [API-55]', async () => {
    const widths = [];
    for (const path of paths) {
      const answer = await portal.call('GET', path, { token });
      expect([path, answer.status]).toEqual([path, 302]);
      const address = String(answer.headers.get('location')).replace('/api', '');
      const picture = await portal.app.request(address, {
        headers: { 'x-forwarded-host': domain },
      });
      widths.push((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width);
    }
    expect(widths).toEqual([300, 300, 200, 300]);
  });

  test('do not exist for anybody else, and need a session [API-55]', async () => {
    for (const path of paths) {
      expect((await portal.call('GET', path, { token: stranger })).status).toBe(404);
      expect((await portal.call('GET', path)).status).toBe(401);
    }
  });
});
