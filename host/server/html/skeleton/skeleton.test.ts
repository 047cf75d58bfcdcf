import { expect, test } from 'vitest';
import { BOOT, RELEASE } from '../../testing/startTestEdge.ts';
import { contentOf, get, session, edgeForEachTest } from '../../testing/edgeForEachTest.ts';

const start = edgeForEachTest();

test('paints the brand before any style sheet [SHL-02] [SHL-64]', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const html = await (await get(edge, '/client')).text();
  expect(html).toContain(':root{--brand:#12356b}');
  expect(html.indexOf('id="boot-skeleton"')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html).toContain('<img src="/api/main/photos/company/logo.svg"');
});

test('a provider without a logo is painted by its name, and no picture is asked for that is not there [SHL-64]', async () => {
  const provider = { ...BOOT.provider, name: 'Lima & Irmão', logo: '/api/main/photos/7-none.svg' };
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, provider })),
  );
  const html = await (await get(edge, '/client')).text();
  expect(contentOf(html, /class="sk-top">(.*?)<\/div>/)).toBe('<b>Lima &amp; Irmão</b>');
});

test.each([
  ['/client/services', true, 'home'],
  ['/client/services/A-1', true, 'page'],
  ['/client/schedule', true, 'steps'],
  ['/client/payment/S-1', true, 'decision'],
  ['/client/login', false, 'form'],
  ['/client/schedule', false, 'form'],
])(
  '%s is painted in its own shape, logged in: %s, %s [SHL-64] [C-254]',
  async (path, hasSession, shape) => {
    const page = { title: 'Página', modes: ['full' as const], firstRequests: [] };
    const decision = { ...page, layout: 'decision' as const };
    const release = {
      ...RELEASE,
      pages: [
        { ...page, layout: 'standard' as const, name: 'home', path: '/services' },
        ...RELEASE.pages,
        { ...decision, name: 'schedule', path: '/schedule/:id?' },
        { ...decision, name: 'payment', path: '/payment/:id' },
      ],
    };
    const remotes = [{ name: 'mf-services', release, fallback: null, reason: 'everyone' as const }];
    const edge = await start((backend) =>
      backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, remotes })),
    );
    const html = await (await get(edge, path, hasSession ? session : {})).text();
    expect(contentOf(html, /class="sk sk-([a-z]+)" id="boot-skeleton"/)).toBe(shape);
  },
);
