import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';
import { parseRange } from './parseRange.ts';
import { removeQueuedMedia } from './removeQueuedMedia.ts';
import { sweepMedia } from './sweepMedia.ts';
import { pixelBomb, zip } from './files.testing.ts';

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
  form.set('image', new Blob([new Uint8Array(bytes)]), name);
  return portal.call('POST', `/main/items/${item}/images/`, { token, form });
}
async function fetchMedia(
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return portal.app.request(address.replace(/^\/api/, ''), { headers });
}
async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of portal.backend.media.store.list()) keys.push(key);
  expect(readdirSync(portal.backend.media.temporaryFolder)).toEqual([]);
  return keys.sort();
}
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#3366aa' } })
    .jpeg()
    .withExif({
      IFD3: { GPSLatitude: '38/1 43/1 0/1', GPSLatitudeRef: 'N' },
      IFD0: { Artist: 'Alguém' },
    })
    .toBuffer();

/** What a JPEG says of the quality that it was made with: its first table of quantisation. */
function quantisationOf(jpeg: Buffer): Buffer {
  const start = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  expect(start).toBeGreaterThan(0);
  return jpeg.subarray(start + 4, start + 4 + 65);
}

describe('uploads', () => {
  test('keep the picture without what was hidden in it, with a thumbnail 200 px wide [API-25] [MED-11]', async () => {
    const original = await picture();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const answer = await upload(original, 'carro.JPG');
    expect(answer.body['message']).toEqual(expect.stringMatching(/\S/));
    const shown = await fetchMedia(String(answer.body['url']));
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([kept.width, kept.height, kept.exif]).toEqual([900, 600, undefined]);
    const { body } = await portal.call('GET', `/main/items/${item}/`, { token });
    const thumbnail = await fetchMedia(String(body['image']));
    const bytes = Buffer.from(await thumbnail.arrayBuffer());
    const { format, width } = await sharp(bytes).metadata();
    expect([format, width]).toEqual(['jpeg', 200]);
    const asAgreed = await sharp(bytes).jpeg({ quality: 80 }).toBuffer();
    expect(quantisationOf(bytes)).toEqual(quantisationOf(asAgreed));
  });

  test.each(['gif', 'jpeg', 'png', 'jpg'])('of an item may be a %s [MED-10]', async (type) => {
    const format = type === 'jpg' ? 'jpeg' : v.parse(v.picklist(['gif', 'jpeg', 'png']), type);
    const bytes = await sharp(await picture())
      .toFormat(format)
      .toBuffer();
    const answer = await upload(bytes, `carro.${type}`);
    expect(answer.status).toBe(200);
    const shown = await fetchMedia(String(answer.body['url']));
    const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([kept.width, kept.height]).toEqual([900, 600]);
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

  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['without a byte', () => Buffer.alloc(0), /vazio/],
    ['of 3600 megapixels in some bytes', pixelBomb, /megapíxeis/],
    ['that was cut off', async () => (await picture()).subarray(0, 3000), /ler a imagem/],
  ])('an image %s is refused in words, and nothing of it stays', async (_title, bytes, words) => {
    const before = await storedKeys();
    const answer = await upload(await bytes(), 'carro.png');
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(words) } });
    expect(await storedKeys()).toEqual(before);
  });

  test('are for their owner on disk only, and a mere line leaves nothing', async () => {
    const { temporaryFolder } = portal.backend.media;
    const root = path.dirname(temporaryFolder);
    const modeOf = (file: string) => (statSync(path.join(root, file)).mode & 0o777).toString(8);
    expect((await upload(await picture(), 'foto.jpg')).status).toBe(200);
    const keys = await storedKeys();
    expect(new Set(keys.map(modeOf))).toEqual(new Set(['600']));
    expect(new Set(['', 'arriving', keys[0]?.slice(0, 2) ?? ''].map(modeOf))).toEqual(
      new Set(['700']),
    );
    const line = { width: 1, height: 60_000, channels: 3, background: '#fff' } as const;
    const narrow = await sharp({ create: line }).png().toBuffer();
    expect(await upload(narrow, 'linha.png')).toMatchObject({
      status: 400,
      body: { message: 'A imagem é demasiado estreita para ser mostrada.' },
    });
    expect(await storedKeys()).toEqual(keys);
  });

  test('are answered although the disk takes nothing, with more in the form behind them', async () => {
    const { temporaryFolder } = portal.backend.media;
    rmSync(temporaryFolder, { recursive: true });
    try {
      const large = Buffer.concat([await picture(), Buffer.alloc(3_000_000, 1)]);
      expect((await upload(large, 'foto.jpg')).status).toBeGreaterThanOrEqual(500);
    } finally {
      mkdirSync(temporaryFolder);
    }
  });

  test('an image with an archive behind it keeps only the image', async () => {
    const polyglot = Buffer.concat([await picture(), zip([{ name: 'a.exe' }])]);
    const answer = await upload(polyglot, 'carro.jpg');
    const kept = Buffer.from(await (await fetchMedia(String(answer.body['url']))).arrayBuffer());
    expect(kept.includes('a.exe')).toBe(false);
  });

  test('stand upright whatever the camera wrote [API-25]', async () => {
    const lying = await sharp(await picture())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await upload(lying, 'carro.png');
    const shown = await fetchMedia(String(answer.body['url']));
    // The name says PNG, the content is a JPEG: the content counts.
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([kept.width, kept.height, kept.orientation]).toEqual([600, 900, undefined]);
  });

  test('a multipart body is not read where JSON is expected', async () => {
    const form = new FormData();
    form.set('phone', '912345678');
    expect((await portal.call('POST', '/main/user/phone', { form })).status).toBe(400);
  });
});

describe('what a broken process left', () => {
  test('goes after a day; what is referred to stays', async () => {
    const { media } = portal.backend;
    const kept = String((await upload(await picture(), 'carro.jpg')).body['url']);
    await media.keep('orphan0000', 'original', { bytes: Buffer.from('x') });
    writeFileSync(path.join(media.temporaryFolder, 'half'), 'x');
    await removeQueuedMedia(portal.backend);
    expect(await sweepMedia(portal.backend)).toBe(0);
    const tomorrow = new Date(Date.now() + 25 * 3600 * 1000);
    expect(await sweepMedia(portal.backend, tomorrow)).toBe(2);
    expect(await media.size('orphan0000', 'original')).toBeUndefined();
    expect((await fetchMedia(kept)).status).toBe(200);
  });
});

describe('addresses of files', () => {
  test('expire, and cannot be changed to another file, form or time [API-55]', async () => {
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
