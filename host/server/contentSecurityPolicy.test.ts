import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import { BOOT, HASH } from './testing/startTestEdge.ts';
import { contentOf, get, edgeForEachTest } from './testing/edgeForEachTest.ts';

const start = edgeForEachTest();

test('WebKit, which would fetch every script twice under the integrity policy, gets none', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const policyFor = async (userAgent: string) => {
    const response = await get(edge, '/client/services', { 'user-agent': userAgent });
    return response.headers.get('integrity-policy');
  };
  const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X)';
  expect(await policyFor(`${phone} ${webKit} Version/26.0 Mobile/15E148 Safari/604.1`)).toBeNull();
  expect(await policyFor(`${phone} ${webKit} CriOS/140.0 Mobile/15E148`)).toBeNull();
  for (const other of [
    `Mozilla/5.0 (Linux; Android 14; wv) ${chromium} Version/4.0 Chrome/140.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ])
    expect(await policyFor(other)).toBe('blocked-destinations=(script)');
});

test('the policy allows this origin and the inline elements by their hash, and no script without integrity', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const response = await get(edge, '/client/services');
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  const hashOf = (content: string) => createHash('sha256').update(content).digest('base64');
  const map = contentOf(html, /<script type="importmap">(.*?)<\/script>/s);
  const style = contentOf(html, /<style>(.*?)<\/style>/s);
  const watcher = contentOf(html, /<script>(.*?)<\/script>/s);
  const age = contentOf(html, /<script>(if.*?)<\/script>/s);
  const early = contentOf(html, /<script data-plan="[^"]+">(.*?)<\/script>/s);
  expect(early).toBe('(()=>{ask("<\\/script>")})()');
  const hashes = [watcher, age, map, early].map((content) => `'sha256-${hashOf(content)}'`);
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(style)}';`);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(response.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  expect(html).not.toMatch(/ style="/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('lets in exactly the recording tool that is set, and frames only the tutorial [CKE-17] [CKE-22]', async () => {
  const answer = (backend: Hono) => backend.get('/mgmt/boot', (c) => c.json(BOOT));
  const recording = { url: 'https://gravacao.exemplo.pt/gravar.js', integrity: HASH };
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

  const first = await start(answer);
  const without = await get(first, '/client/services');
  expect(policyOf(without)).not.toContain('gravacao');
  expect(policyOf(without)).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(await without.text()).not.toContain('"recording"');
  await first.stop();

  const response = await get(await start(answer, { recording }), '/client/services');
  const directives = policyOf(response).split('; ');
  expect(directives.filter((line) => line.includes('gravacao'))).toEqual([
    expect.stringMatching(/^script-src 'self' .* https:\/\/gravacao\.exemplo\.pt$/),
    "connect-src 'self' https://gravacao.exemplo.pt",
  ]);
  const inlined = contentOf(await response.text(), /id="boot-document">(.*?)<\/script>/s);
  expect(JSON.parse(inlined)).toMatchObject({ recording });
});
