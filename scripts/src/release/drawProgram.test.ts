import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@portal/contract/release';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawProgram } from './drawProgram.ts';

const FILE = 'program.a1.drawn';
const SAMPLES = {
  'GET /main/showcase/work/:id': { details: { id: 'A-1', title: 'Peugeot 308' } },
  'GET /main/payment/:id': { details: { id: 'A-1', title: 'Peugeot 308' } },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawn-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Draws a program with the examples; `data` is what it was answered. */
function check(draw: string, pages = ['details'], before = '') {
  const code = `${before};var program={draw(input){const data = JSON.parse(input.answers[0].body).details; ${draw}}}`;
  writeFileSync(join(folder, FILE), JSON.stringify({ react: '19.0.0', pages, code }));
  const release: Release = {
    ...{ name: 'mf-checked', version: '1.0.0', contract: '^1.0.0', panels: [] },
    pages: [
      {
        ...{ name: 'details', path: '/details-lite', title: 'Obra', modes: ['lite'] },
        layout: 'standard',
        firstRequests: [{ service: 'main', method: 'GET', path: '/showcase/work/:work' }],
      },
      {
        ...{ name: 'payment', path: '/payment/:id', title: 'Pagamento', modes: ['full'] },
        layout: 'decision',
        firstRequests: [{ service: 'main', method: 'GET', path: '/payment/:id' }],
      },
    ],
    ...{ federationName: 'mf_checked_1_0_0', base: '/assets/mf-checked/', entry: 'e.js' },
    ...{ scripts: [], styles: [], views: {} },
    files: [{ path: FILE, integrity: 'sha384-', bytes: 1, brotliBytes: 1 }],
  };
  return drawProgram(folder, release, SAMPLES);
}
const MARKUP = '{markup: `<h1>${data.title}</h1>`, queries: []}';

test('a program whose pages are drawn from the examples may be published, also one that keeps what it can [C-722] [C-726]', async () => {
  expect(await check(`return ${MARKUP}`)).toEqual([]);
  const keeps = 'seen.push(data.title); globalThis.last = data.title; URL.prototype.last ??= 1';
  expect(
    await check(
      `try { ${keeps} } catch {} return {markup: seen.join() + (URL.prototype.last ?? ''), queries: []}`,
      ['details'],
      'var seen = []',
    ),
  ).toEqual([]);
}, 60_000);

test.each([
  ['throws', 'throw new Error("sem janela")', 'details does not draw: sem janela'],
  [
    'has styles in attributes',
    'return {markup: "<p style=\\"color:red\\">x</p>", queries: []}',
    'style= attribute',
  ],
  ['has a script', 'return {markup: "<script>1</script>", queries: []}', 'a script'],
  ['draws nothing', 'return {markup: "", queries: []}', 'details draws nothing'],
  [
    'draws the same visit otherwise',
    'return {markup: `<p>${Math.random()}</p>`, queries: []}',
    'details draws the same visit otherwise the second time',
  ],
  [
    'shows what is not of the visit',
    'return {markup: "<p>Primeira visita</p>", queries: []}',
    'to the next visitor what was of the one before',
  ],
])(
  'a program that %s is refused [C-726]',
  async (_what, draw, reason) => {
    expect(await check(draw)).toEqual([expect.stringContaining(reason)]);
  },
  60_000,
);

test('the page of a customer is drawn as whoever is logged in and opens an id finds it [C-726] [C-735]', async () => {
  const whose = 'input.session.mode + input.params.id.slice(0, 2) + input.search';
  const draw = `return ${whose} === 'fullA-' || ${whose} === 'fullS-' ? ${MARKUP} : null`;
  expect(await check(draw, ['payment'])).toEqual([]);
}, 60_000);

test('a page that no example answers cannot be tried, and is refused [C-726]', async () => {
  expect(await check(`return ${MARKUP}`, ['other'])).toEqual([
    'no example answers what other is drawn from',
  ]);
}, 60_000);
