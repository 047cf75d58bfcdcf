import type { LegalIdentity } from '@portal/api/company/legalIdentity';
import { expect, test } from 'vitest';
import { aConfiguration } from '../testing/aConfiguration.ts';
import { contentOf, edgeForEachTest, get } from '../testing/edgeForEachTest.ts';
import type { TestEdge } from '../testing/startTestEdge.ts';
import { keepLines } from '../testing/keepLines.ts';

const start = edgeForEachTest();

const whole: LegalIdentity = {
  legal_name: 'Auto Mirante, Lda.',
  address: 'Rua do Heroísmo 214, Porto',
  email: 'sede@exemplo.pt',
  phone: '222081745',
  nipc: '502448911',
  registry_office: 'Conservatória do Porto',
  registry_number: '98-76',
  profession: 'Fisioterapeuta',
  professional_body: 'Ordem dos Fisioterapeutas',
  professional_number: '777',
  ers_number: 'E123456',
  arbitration: { name: 'CASA, Arbitragem', url: 'https://www.arbitragemauto.pt/queixas' },
};

const withLegal = (
  legal: LegalIdentity,
  changes: Parameters<typeof aConfiguration>[1] = {},
): Promise<TestEdge> =>
  start((backend) => {
    backend.get('/main/config', (context) =>
      context.req.header('x-forwarded-host')?.startsWith('auto-mirante.')
        ? context.json(aConfiguration(legal, changes))
        : context.json({ type: 'Failure' }, 404),
    );
  });

/** What is read of a page: its words, without what only draws. */
const wordsOf = (html: string) =>
  contentOf(html, /<main[^>]*>([\s\S]*)<\/main>/)
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

test('who the provider is stands on a page that needs neither login nor script [LAW-01] [LAW-02] [SHL-08]', async () => {
  const edge = await withLegal(whole);
  const answer = await get(edge, '/legal/sobre');
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(answer.headers.get('content-security-policy')).not.toContain('script-src');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(contentOf(html, /<title>(.*)<\/title>/)).toBe(
    'Sobre o prestador | Auto &lt;Mirante&gt; &amp; Filhos',
  );
  expect(wordsOf(html)).toEqual([
    'Sobre o prestador',
    'Auto &lt;Mirante&gt; &amp; Filhos',
    'Quem lhe presta o serviço e responde por ele.',
    'A empresa',
    ...['Nome', 'Auto &lt;Mirante&gt; &amp; Filhos'],
    ...['Denominação', 'Auto Mirante, Lda.'],
    ...['NIPC', '502\u00a0448\u00a0911'],
    ...['Morada', 'Rua do Heroísmo 214, Porto'],
    ...['Registo', 'Conservatória do Porto, n.º\u00a098-76'],
    ...['Profissão', 'Fisioterapeuta'],
    ...['Ordem profissional', 'Ordem dos Fisioterapeutas, n.º\u00a0777'],
    ...['Registo na ERS', 'E123456'],
    'Falar connosco',
    ...['222\u00a0081\u00a0745', 'chamada para a rede fixa nacional'],
    'sede@exemplo.pt',
    'Se algo correr mal',
    ...['Livro de Reclamações', 'livroreclamacoes.pt'],
    ...['Livre resolução', '14 dias, em contratos feitos à distância'],
    'Num litígio, o consumidor pode recorrer a esta entidade de resolução alternativa de litígios:',
    ...['CASA, Arbitragem', 'arbitragemauto.pt'],
  ]);
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toContain('https://www.arbitragemauto.pt/queixas');
  expect(links).toContain('https://www.livroreclamacoes.pt');
  expect(links).toContain('tel:222081745');
  expect(html).not.toMatch(/ec\.europa\.eu|consumers\/odr/);
});

test.each(
  Object.keys(whole).map((field) => [
    field,
    {
      legal_name: ['Denominação', 'Auto Mirante, Lda.'],
      address: ['Morada'],
      email: ['sede@exemplo.pt'],
      phone: ['chamada'],
      nipc: ['NIPC'],
      registry_office: ['Conservatória'],
      registry_number: ['98-76'],
      profession: ['Profissão'],
      professional_body: ['Ordem dos'],
      professional_number: ['777'],
      ers_number: ['ERS'],
      arbitration: ['litígio', 'CASA'],
    }[field] ?? [],
  ]),
)('without %s nothing of it is there, not even its name [LAW-02]', async (field, gone) => {
  const left = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));
  const words = wordsOf(await (await get(await withLegal(left), '/legal/sobre')).text()).join('\n');
  expect(gone.filter((word) => words.includes(word))).toEqual([]);
  expect(gone.length).toBeGreaterThan(0);
  expect(words).not.toMatch(/undefined|null|, n\.º\s*$|^n\.º/m);
});

test('of a provider that said nothing there are its name and the book of complaints [LAW-02]', async () => {
  expect(wordsOf(await (await get(await withLegal({}), '/legal/sobre')).text())).toEqual([
    'Sobre o prestador',
    'Auto &lt;Mirante&gt; &amp; Filhos',
    'Quem lhe presta o serviço e responde por ele.',
    'A empresa',
    'Nome',
    'Auto &lt;Mirante&gt; &amp; Filhos',
    'Se algo correr mal',
    'Livro de Reclamações',
    'livroreclamacoes.pt',
    'Livre resolução',
    '14 dias, em contratos feitos à distância',
  ]);
});

test('each number stands there once, with its cost: made of it, or in the provider’s own words [LAW-03]', async () => {
  const numbers = { phone: '800 207 207', phone_cost: 'chamada gratuita' };
  const { company } = aConfiguration({});
  const edge = await withLegal(numbers, {
    whatsapp_number: '+351912080745',
    company: { ...company, phone: '912 080 745', keywords: [] },
  });
  const words = wordsOf(await (await get(edge, '/legal/sobre')).text());
  expect(
    words.slice(words.indexOf('Falar connosco') + 1, words.indexOf('Se algo correr mal')),
  ).toEqual([
    '800 207 207',
    'chamada gratuita',
    '912\u00a0080\u00a0745',
    'chamada para a rede móvel nacional',
  ]);
});

test('what customers thought of it stands there with who may say so, once enough of them did [LAW-12]', async () => {
  const pageWith = async (ratings: unknown) => {
    const edge = await start((backend) => {
      backend.get('/main/config', (context) => context.json(aConfiguration(whole)));
      backend.get('/main/company/ratings', (context) => context.json({ ratings }));
    });
    return wordsOf(await (await get(edge, '/legal/sobre')).text());
  };
  const words = await pageWith({ average: 4.8, count: 212 });
  const from = words.indexOf('Avaliações');
  expect(words.slice(from, words.indexOf('Se algo correr mal'))).toEqual([
    'Avaliações',
    ...['4,8', 'de 5,', '212 avaliações'],
    'Só pode avaliar quem teve aqui um serviço concluído.',
  ]);
  for (const none of [null, { average: 'x' }])
    expect((await pageWith(none)).join('\n')).not.toMatch(/avalia/i);
});

test('what a provider wrote stays text', async () => {
  const attack = '"><script>alert(1)</script>';
  const hostile = Object.fromEntries(
    Object.keys(whole).map((field) => [
      field,
      field === 'arbitration' ? { name: attack, url: `https://a.pt/${attack}` } : attack,
    ]),
  );
  const html = await (await get(await withLegal(hostile), '/legal/sobre')).text();
  expect(html).not.toContain('<script');
  expect(html).not.toContain('""');
});

test.each([
  [
    'http://auto-mirante.localhost:4300/client/service-details/A-1?s=I',
    '/client/service-details/A-1?s=I',
  ],
  ['http://auto-mirante.localhost:4300/legal/sobre', '/client'],
  ['http://auto-mirante.localhost:4300/clientes', '/client'],
  ['https://exemplo.pt/client/roubo', '/client'],
  ['nada', '/client'],
])('whoever comes from %s goes back to %s', async (referer, back) => {
  const html = await (await get(await withLegal(whole), '/legal/sobre', { referer })).text();
  expect(contentOf(html, /class="lg-back" href="([^"]*)" aria-label="Voltar ao portal"/)).toBe(
    back,
  );
});

test('at another domain of the provider the page names its own; where nobody is there is none', async () => {
  const edge = await withLegal(whole);
  const other = { host: 'auto-mirante.exemplo.pt:4300' };
  const html = await (await get(edge, '/legal/sobre', other)).text();
  expect(html).toContain(
    '<link rel="canonical" href="http://auto-mirante.localhost:4300/legal/sobre">',
  );
  expect((await get(edge, '/legal/sobre', { host: 'nada.localhost' })).status).toBe(404);
  expect((await get(edge, '/legal/outra')).status).toBe(404);
});

test('without the backend the page says what was said last, and before that it is asked for again', async () => {
  const edge = await withLegal(whole);
  expect((await get(edge, '/legal/sobre')).status).toBe(200);
  await edge.stopBackend();
  const answer = await get(edge, '/legal/sobre');
  expect([answer.status, (await answer.text()).includes('Auto Mirante, Lda.')]).toEqual([
    200,
    true,
  ]);
  const lines = keepLines('error');
  const other = await get(edge, '/legal/sobre', { host: 'lima.localhost' });
  expect([other.status, other.headers.get('retry-after')]).toEqual([503, '3']);
  expect(lines).toMatchObject([{ provider: 'lima.localhost', route: '/legal/sobre' }]);
});
