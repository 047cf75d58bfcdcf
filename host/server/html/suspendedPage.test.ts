import { expect, test } from 'vitest';
import { edgeForEachTest, get } from '../testing/edgeForEachTest.ts';
import { BOOT } from '../testing/startTestEdge.ts';

const start = edgeForEachTest();

test('every page of a suspended provider says so and that nothing is lost, and is the portal again once it is resumed [C-684]', async () => {
  let suspended = true;
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, suspended })),
  );
  for (const path of ['/client', '/client/service-details/A-1']) {
    const answer = await get(edge, path, { cookie: 'sessionToken=abc' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(answer.headers.get('content-security-policy')).not.toContain('script-src');
    // For the offline worker, to which a 503 is no answer.
    expect(answer.headers.get('x-portal-suspended')).toBe('1');
    // Whoever is logged in stays it.
    expect(answer.headers.get('set-cookie')).toBeNull();
    const html = await answer.text();
    expect(html).toContain('<h1>Portal suspenso</h1>');
    expect(html).toContain('O portal de Auto &lt;Mirante&gt; &amp; Filhos está suspenso');
    expect(html).toContain('Nada se perdeu');
    expect(html).toContain('href="/legal/sobre"');
    expect(html).not.toContain('<script');
  }
  suspended = false;
  await expect.poll(async () => (await get(edge, '/client')).status, { timeout: 20_000 }).toBe(200);
});

test('documents that browsers keep, and pages that are open, hear of it and give way [C-684]', async () => {
  let suspended = false;
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, suspended })),
  );
  const now = async () => {
    const identity = await get(edge, '/client/boot-identity');
    const revision = await get(edge, '/revision');
    return [await identity.text(), Object.keys((await revision.json()).releases)];
  };
  const before = await now();
  expect(before).toEqual([expect.stringMatching(/^[\w-]{22}$/), ['mf-services']]);
  suspended = true;
  await expect.poll(now, { timeout: 20_000 }).toEqual(['suspended', []]);
  suspended = false;
  await expect.poll(now, { timeout: 20_000 }).toEqual(before);
});
