import { expect, test } from 'vitest';
import { DOCUMENT_IDENTITY } from '../../src/address/documentIdentity.ts';
import { contentOf, edgeForEachTest, get } from '../testing/edgeForEachTest.ts';
import { BOOT } from '../testing/startTestEdge.ts';

const start = edgeForEachTest();
const noticeOf = (html: string) => contentOf(html, /(<div class="sk-fail sk-old".*?<\/div>)/);

test('a browser that is too old is given the contacts of the provider, and new ones once they change [C-151] [LAW-03]', async () => {
  let contact = { phone: '222 081 745', phoneCost: null, email: 'a&b"@mirante.exemplo.pt' };
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, contact })),
  );
  const first = await get(edge, '/client/login');
  const html = await first.text();
  expect(noticeOf(html)).toContain(
    'Para falar com Auto &lt;Mirante&gt; &amp; Filhos:' +
      '<a href="tel:222081745">222\u00a0081\u00a0745 (chamada para a rede fixa nacional)</a>' +
      '<a href="mailto:a&amp;b&quot;@mirante.exemplo.pt">a&amp;b&quot;@mirante.exemplo.pt</a>',
  );
  // Nothing else of the page needs them.
  expect(html.split('mirante.exemplo.pt')).toHaveLength(3);

  contact = { ...contact, phone: '<b>800' };
  const name = first.headers.get(DOCUMENT_IDENTITY.header);
  await expect
    .poll(async () => noticeOf(await (await get(edge, '/client/login')).text()), {
      timeout: 20_000,
    })
    .toContain('<a href="tel:&lt;b&gt;800">&lt;b&gt;800</a>');
  // A copy that a browser keeps has another name.
  const second = await get(edge, '/client/login');
  expect(second.headers.get(DOCUMENT_IDENTITY.header)).not.toBe(name);
});

test.each([
  ['has none', { phone: null, phoneCost: null, email: null }],
  ['is said by a service of before', undefined],
])('a provider that %s is named without contacts [C-151]', async (_what, contact) => {
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, contact })),
  );
  const notice = noticeOf(await (await get(edge, '/client/login')).text());
  expect(notice).toContain('demasiado antigo');
  expect(notice).not.toMatch(/href|falar/);
});
