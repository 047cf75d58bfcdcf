import { iconAddress, type IconPurpose } from '@portal/contract/iconAddress';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { drawIcon } from './drawIcon.ts';

const BRAND = '#0e5aa7';
const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#ff0000"/></svg>';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost', { logo_svg: wide });
});
afterAll(() => portal.close());

/** The colour at a place given in parts of the side, as `rrggbbaa`. */
async function colourAt(png: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return data.subarray(at, at + 4).toString('hex');
}

const draw = (logoSvg: string | null, purpose: IconPurpose) =>
  drawIcon({ logoSvg, brandColor: BRAND }, purpose, 192);

test('a maskable icon is the brand colour to its edge, with the logo on white inside of every mask', async () => {
  const icon = await draw(wide, 'maskable');
  expect((await sharp(icon).metadata()).width).toBe(192);
  expect(await colourAt(icon, 0, 0)).toBe('0e5aa7ff');
  expect(await colourAt(icon, 0.5, 0.5)).toBe('ff0000ff');
  expect(await colourAt(icon, 0.5, 0.39)).toBe('ffffffff');
  // What lies further than 0.4 from the middle may be cut away by a mask.
  expect(await colourAt(icon, 0.09, 0.5)).toBe('0e5aa7ff');
});

test('the other icon has corners of its own', async () => {
  expect(await colourAt(await draw(wide, 'any'), 0, 0)).toBe('00000000');
});

test.each([
  ['none', null],
  ['one that does more than draw', wide.replace('/></svg>', '/><script>1</script></svg>')],
  ['one that cannot be drawn', '<svg><path d="M0 0"/></svg>'],
])('without a logo (%s) the icon is the colour with an empty plate', async (_what, logo) => {
  const icon = await draw(logo, 'maskable');
  expect(await colourAt(icon, 0, 0)).toBe('0e5aa7ff');
  expect(await colourAt(icon, 0.5, 0.5)).toBe('ffffffff');
});

test('an icon is served under its present address only, and may be kept [SHL-02]', async () => {
  const { body } = await portal.call('GET', '/main/config');
  const logo = String(body['logo']).replace('/api', '');
  const present = iconAddress({ logo, brand: BRAND }, 'any', 512);
  const found = await portal.app.request(present);
  expect(found.headers.get('content-type')).toBe('image/png');
  expect(found.headers.get('cache-control')).toContain('immutable');
  expect((await sharp(Buffer.from(await found.arrayBuffer())).metadata()).width).toBe(512);
  const others = [
    iconAddress({ logo, brand: '#000000' }, 'any', 512),
    present.replace('-512', '-513'),
    present.replace('.png', '.svg'),
  ];
  const answers = await Promise.all(others.map(async (other) => portal.app.request(other)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
