import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider, registerByPhone } from '../testing/people.ts';
import { createTestBackend, type Answer, type TestBackend } from '../testing/testBackend.ts';
import { parseRange } from './parseRange.ts';

let portal: TestBackend;
let token: string;
let item: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
  token = await registerByPhone(portal, '+351912000001');
  const added = await portal.call('POST', '/main/items/', {
    token,
    json: { specs: { brand: 'Peugeot', model: '308', plate: '72-ZB-16' } },
  });
  item = Object(added.body['item']).id;
});
afterAll(() => portal.close());

function upload(bytes: Uint8Array, name: string): Promise<Answer> {
  const form = new FormData();
  form.set('image', new Blob([bytes.slice().buffer]), name);
  return portal.call('POST', `/main/items/${item}/images/`, { token, form });
}
async function fetchMedia(
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return portal.app.request(address.replace(/^\/api/, ''), { headers });
}
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#3366aa' } })
    .jpeg()
    .withExif({
      IFD3: { GPSLatitude: '38/1 43/1 0/1', GPSLatitudeRef: 'N' },
      IFD0: { Artist: 'Alguém' },
    })
    .toBuffer();

describe('uploads', () => {
  test('keep the picture without what was hidden in it, with a thumbnail 200 px wide [API-25] [MED-11]', async () => {
    const original = await picture();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const answer = await upload(original, 'carro.JPG');
    const shown = await fetchMedia(String(answer.body['url']));
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([kept.width, kept.height, kept.exif]).toEqual([900, 600, undefined]);
    const { body } = await portal.call('GET', `/main/items/${item}/`, { token });
    const thumbnail = await fetchMedia(String(body['image']));
    expect((await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).width).toBe(200);
  });

  test('are refused when type or content is not what is accepted [MED-10]', async () => {
    const jpeg = await picture();
    expect((await upload(jpeg, 'carro.svg')).status).toBe(400);
    expect((await upload(Buffer.from('<svg onload="x()"/>'), 'carro.png')).status).toBe(400);
    expect(
      (
        await upload(
          Buffer.concat([jpeg.subarray(0, 4), Buffer.from('not a picture')]),
          'carro.jpg',
        )
      ).status,
    ).toBe(400);
    expect((await upload(Buffer.alloc(0), 'carro.jpg')).status).toBe(400);
    expect(
      (await portal.call('POST', `/main/items/${item}/images/`, { token, form: new FormData() }))
        .status,
    ).toBe(400);
  });

  test('a multipart body is not read where JSON is expected', async () => {
    const form = new FormData();
    form.set('phone', '912345678');
    expect((await portal.call('POST', '/main/user/phone', { form })).status).toBe(400);
  });
});

describe('addresses of files', () => {
  test('expire, and cannot be changed to another file, form or time', async () => {
    const address = String((await upload(await picture(), 'carro.jpg')).body['url']);
    const [path = '', query = ''] = address.split('?');
    expect((await fetchMedia(address)).status).toBe(200);
    expect((await fetchMedia(path)).status).toBe(404);
    expect((await fetchMedia(`${path.replace('/original', '/pixelated')}?${query}`)).status).toBe(
      404,
    );
    expect(
      (
        await fetchMedia(
          address.replace(/expires=(\d+)/, (_, time) => `expires=${Number(time) + 1}`),
        )
      ).status,
    ).toBe(404);
    await portal.backend.clock.advance(3601);
    expect((await fetchMedia(address)).status).toBe(404);
    await portal.backend.clock.reset();
  });

  test('answer ranges, as players need them', async () => {
    const address = String((await upload(await picture(), 'carro.jpg')).body['url']);
    const part = await fetchMedia(address, { range: 'bytes=0-9' });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect((await fetchMedia(address, { range: 'bytes=99999999-' })).status).toBe(416);
  });

  test.each([
    [undefined, undefined],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-4', { start: 6, end: 9 }],
    ['bytes=-40', { start: 0, end: 9 }],
    ['bytes=8-40', { start: 8, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=4-2', 'unsatisfiable'],
    ['bytes=a-b', undefined],
  ])('range %s', (header, expected) => {
    expect(parseRange(header, 10)).toEqual(expected);
  });
});

test('a photograph that is replaced is gone', async () => {
  const first = String((await upload(await picture(), 'um.jpg')).body['url']);
  expect((await fetchMedia(first)).status).toBe(200);
  await upload(await picture(), 'dois.jpg');
  expect((await fetchMedia(first)).status).toBe(404);
});
