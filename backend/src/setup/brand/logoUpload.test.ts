import { configurationSchema } from '@portal/api/company/configuration';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, domain);
});
afterAll(() => portal.close());

const picture = (width: number) =>
  sharp({ create: { width, height: 100, channels: 3, background: '#c8102e' } });

function upload(bytes: Uint8Array<ArrayBuffer> | string, name = 'logo.svg', of = domain) {
  const form = new FormData();
  form.set('logo', new File([bytes], name));
  return portal.call('PUT', `/mgmt/providers/${of}/logo`, { token: portal.adminToken, form });
}

/** The logo as the splash of a lite link fetches it. */
async function fetchLogo(): Promise<{ text: string; headers: Headers }> {
  const { body } = await portal.call('GET', '/main/config/', { domain });
  const { logo } = v.parse(configurationSchema, body);
  const response = await portal.app.request(logo.replace(/^\/api/, ''), {
    headers: { 'x-forwarded-host': domain },
  });
  return { text: await response.text(), headers: response.headers };
}

test('a logo is an SVG of shapes, or a PNG or JPEG inside of an SVG, which is fetched as text [SET-09]', async () => {
  const shapes = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>';
  expect(await upload(shapes)).toMatchObject({ status: 200, body: { logo_svg: shapes } });
  expect((await fetchLogo()).text).toBe(shapes);

  for (const type of ['png', 'jpeg'] as const) {
    // The name of a file says nothing.
    const file = new Uint8Array(await picture(1024).toFormat(type).toBuffer());
    expect((await upload(file, 'logo.svg')).status).toBe(200);
    const { text, headers } = await fetchLogo();
    expect(text).toMatch(
      new RegExp(
        `^<svg [^>]*viewBox="0 0 512 50"><image width="512" height="50" href="data:image/${type};base64,[^"]+"/></svg>$`,
      ),
    );
    expect(headers.get('content-type')).toContain('image/svg+xml');
    expect(headers.get('content-security-policy')).toContain('img-src data:');
  }

  const before = (await fetchLogo()).text;
  const gif = new Uint8Array(await picture(9).gif().toBuffer());
  const refused = [
    await upload(gif, 'logo.png'),
    await upload('<svg onload="x()"/>'),
    await upload(`<svg>${' '.repeat(200_000)}</svg>`),
    await upload(new Uint8Array(6_000_000)),
    await upload(''),
  ];
  for (const { status, body } of refused)
    expect([status, body['message']]).toEqual([400, 'Formato Inválido']);
  expect((await fetchLogo()).text).toBe(before);
});

test('what is no form with a file, of nobody, or without the token is refused', async () => {
  const path = `/mgmt/providers/${domain}/logo`;
  const token = portal.adminToken;
  const answers = [
    await portal.call('PUT', path, { token, json: { logo: 'x' } }),
    await portal.call('PUT', path, { token }),
    await upload('<svg/>', 'logo.svg', 'nobody.localhost'),
    await portal.call('PUT', path, { form: new FormData() }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 404, 401]);
});
