import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { edgeForEachTest, HOST } from '../testing/edgeForEachTest.ts';
import { BOOT } from '../testing/startTestEdge.ts';
import { portalGuard } from './portalGuard.ts';

const start = edgeForEachTest();
const origin = 'http://auto-mirante.localhost:4300';

async function framed(token: string) {
  const { edge } = await start((backend) =>
    backend.get('/setup/portal/:token/answer', (context) => {
      if (context.req.param('token') === 'over') return context.json({}, 410);
      if (context.req.param('token') !== 'good') return context.json({}, 404);
      expect(context.req.query('path')).toBe('/mgmt/boot?domain=auto-mirante.localhost');
      return context.json(BOOT);
    }),
  );
  const answer = await edge.request(`http://edge/setup/portal/${token}`, { headers: HOST });
  const policy = new Map(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  return { answer, policy, html: await answer.text() };
}

test('the portal with the draft is framed by its own origin alone, kept and indexed by nobody, and its calls reach nothing else [SET-11]', async () => {
  const { answer, policy, html } = await framed('good');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...{ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' },
    ...{ 'referrer-policy': 'no-referrer', 'x-frame-options': 'SAMEORIGIN' },
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(Object.fromEntries(policy)).toMatchObject({
    'frame-ancestors': `'self'`,
    'connect-src': `${origin}/setup/portal/good/ ${origin}/assets/`,
    ...{ 'form-action': `'none'`, 'worker-src': `'none'` },
  });
  expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('data-plan'));
  expect(html).toContain('Auto &lt;Mirante&gt; &amp; Filhos');
});

test('an address that is over, forged or of nobody shows that and nothing else [SET-11]', async () => {
  for (const [token, status] of [
    ['over', 410],
    ['forged', 404],
  ] as const) {
    const { answer, html } = await framed(token);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(html).not.toContain('<script');
  }
});

test('its first script sends reading calls to where they are answered, changing ones nowhere, and touches nothing that is kept [SET-11]', async () => {
  const sent: string[] = [];
  const page = {
    ...{ history: { replaceState: () => undefined }, navigator: { sendBeacon: () => false } },
    ...{ URL, Map, Object, JSON, Promise, encodeURIComponent, String, Response },
    Request: class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, origin), init);
      }
    },
    document: { cookie: 'sessionToken=real' },
    fetch: (address: string) => {
      sent.push(address);
      return Promise.resolve(new Response('{}'));
    },
  };
  const window = Object.assign(page, { window: page });
  runInNewContext(portalGuard('/setup/portal/good/answer?path='), window);
  const ask = async (path: string, init?: RequestInit) =>
    Response.prototype.text.call(await Reflect.apply(window.fetch, null, [path, init]));
  await ask('/api/main/works?a=1');
  await ask('/assets/host/main.1.js');
  expect(sent).toEqual([
    '/setup/portal/good/answer?path=%2Fmain%2Fworks%3Fa%3D1',
    '/assets/host/main.1.js',
  ]);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(await ask('/api/main/schedule', { method })).toContain('nada se marca nem se envia');
  expect(sent).toHaveLength(2);
  expect(window.document.cookie).toContain('sessionToken=example');
  window.document.cookie = 'userId=7; Path=/; Max-Age=60';
  expect(window.document.cookie).toContain('userId=7');
  window.document.cookie = 'userId=; Path=/; Max-Age=0';
  expect(window.document.cookie).not.toContain('userId');
});
