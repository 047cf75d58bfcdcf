import { expect, test } from 'vitest';
import { BOOT } from '../testing/startTestEdge.ts';
import { contentOf, get, session, edgeForEachTest } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();

test('the document asks for the first data of its page by itself, but a wrapper first [SHL-43]', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const planOf = async (path: string, headers: Record<string, string>) => {
    const html = await (await get(edge, path, headers)).text();
    const plan = contentOf(html, /<script data-plan="([^"]+)">/).replaceAll('&quot;', '"');
    expect(html.indexOf('data-plan')).toBeLessThan(html.indexOf('stylesheet'));
    return plan === '' ? null : JSON.parse(plan);
  };
  const plan = await planOf('/client/services', session);
  expect(plan).toMatchObject({
    domain: 'auto-mirante.localhost',
    pathname: '/client/services',
    requests: ['/api/main/services/active'],
  });
  expect(await planOf('/client/services/A%2F1', session)).toMatchObject({
    requests: ['/api/main/services/active', '/api/calendar/days/A%2F1/'],
  });
  expect(await planOf('/client/services', {})).toMatchObject({ requests: [] });
  // What a link is of, the page learns from its key; a session has no part in it.
  expect(await planOf('/client/services-lite', session)).toMatchObject({
    requests: ['/api/main/showcase/:work'],
  });
  // A wrapper is asked for its session before anything else (SHL-43).
  const wrapper = { ...session, 'user-agent': 'Mozilla/5.0 PortalClienteApp/android' };
  expect(await planOf('/client/services', wrapper)).toBeNull();
});
