import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressAround } from './compressAround.ts';
import { compressBetween } from './compressBetween.ts';
import { compressShared } from './compressShared.ts';
import { createKeptPages } from './createKeptPages.ts';
import { createSharedPieces } from './createSharedPieces.ts';
import { joinParts, type DocumentPart } from './documentPart.ts';
import { layOut, type LaidOutPart } from './layOut.ts';

const hashOf = (seed: string) => createHash('sha384').update(seed).digest('base64');
const hashes = (name: string, lines: number) =>
  Array.from({ length: lines }, (_, line) => `"/assets/${name}.${line}.js":"${hashOf(`${line}`)}"`);
/** Hashes that stand in both, as those of files do, and the words of a page. */
const sharedOf = (lines: number) => [
  '>let e="/client";function t(e){for(let n of document.cookie.split("; "))return n}</script>\n',
  '<style>:root{--brand:',
  `}body{margin:0}</style>\n<script type="importmap">{${hashes('a', lines).join()}}</script>\n`,
  '<div class="sk-fail">O portal está a demorar a abrir… Continuamos a tentar.</div>\n',
  `[{${hashes('b', lines / 2).join()}}]}</script>\n</body>\n</html>\n`,
];
const SHARED = sharedOf(40);
const BRAND = '#12356b';
const ticketOf = (name: string) => `<meta name="ticket" content="${hashOf(name)}">\n`;

/** A document of a provider, for somebody. */
const documentOf = (texts: readonly string[], name: string, shared = SHARED): DocumentPart[] =>
  shared.map((text, index) => {
    const own = index === 2 ? BRAND : (texts[index] ?? '');
    return {
      own: index === 1 ? ticketOf(name) + own : own,
      mayBeFilled: index !== 2,
      shared: text,
    };
  });

function laidOut(parts: readonly DocumentPart[]): LaidOutPart[] {
  const document = layOut(parts);
  if (document === null) throw new Error('It shares nothing.');
  return document;
}

/** Whether this is the document, but for white space where it may stand. */
function isThe(parts: readonly DocumentPart[], html: string): boolean {
  let rest = html;
  for (const { own, mayBeFilled, shared } of parts) {
    if (!rest.startsWith(own)) return false;
    rest = rest.slice(own.length);
    if (mayBeFilled) rest = rest.trimStart();
    if (!rest.startsWith(shared)) return false;
    rest = rest.slice(shared.length);
  }
  return rest === '';
}

const read = (filled: Uint8Array | null | undefined) =>
  brotliDecompressSync(filled ?? '').toString();

const anyText = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    'Clínica São Rafael',
    'abcd'.repeat(200),
    SHARED[1] ?? '',
    'x'.repeat(9),
  ),
  fc.constantFrom('0123456789a'.repeat(30), '0123456789abcde'.repeat(40), 'the time of the day'),
  fc.uint8Array({ maxLength: 900 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  fc.constant('Revisão e inspeção. '.repeat(250)),
  fc.lorem({ maxCount: 120 }),
);

test('whatever a document has of its own, it is read whole with what it shares, by everybody [C-974]', async () => {
  const known = new Map<string, ReturnType<typeof compressShared>>();
  const own = fc.tuple(anyText, anyText, fc.constant(''), anyText, anyText);
  await fc.assert(
    fc.asyncProperty(own, own, async (...providers) => {
      for (const texts of providers) {
        const parts = documentOf(texts, 'Ana');
        const document = laidOut(parts);
        const lengths = document.map(({ own }) => own.length).join();
        const pieces = known.get(lengths) ?? compressShared(document);
        known.set(lengths, pieces);
        const compressed = await compressBetween(document, (await pieces) ?? [], ticketOf('Ana'));
        for (const name of ['Ana', 'Rui']) {
          const html = read(compressed?.fill(ticketOf(name)));
          expect(isThe(documentOf(texts, name), html)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('what documents share is counted once, and costs the first who ask no bytes [C-974]', async () => {
  const texts = (name: string) => [
    `<script data-plan="{&quot;domain&quot;:&quot;${name}.pt&quot;}"`,
    `<title>${name}</title>`,
    '',
    `<img src="/photos/${hashOf(name)}.svg" alt="${name}">`,
    `{"provider":{"name":"${name}"},"remotes":`,
  ];
  const shared = sharedOf(300);
  const parts = documentOf(texts('Oficina do João'), 'Ana', shared);
  const document = laidOut(parts);
  const pieces = (await compressShared(document)) ?? [];
  const other = documentOf(texts('Clínica São Rafael'), 'Rui', shared);
  const compressed = await compressBetween(laidOut(other), pieces, ticketOf('Rui'));
  const filled = compressed?.fill(ticketOf('Rui'));
  expect(isThe(other, read(filled))).toBe(true);
  const today = await compressAround(joinParts(other), ticketOf('Rui'), false);
  expect(filled?.length).toBeLessThan((today?.bytes ?? 0) * 1.03);
  expect(compressed?.bytes).toBeLessThan((today?.bytes ?? 0) / 5);
});

test('what was filled in for one is in nobody else’s document, and what does not fit is not filled in [C-974]', async () => {
  const document = laidOut(documentOf([], 'Ana'));
  const pieces = (await compressShared(document)) ?? [];
  const compressed = await compressBetween(document, pieces, ticketOf('Ana'));
  const ofRui = Buffer.from(compressed?.fill(ticketOf('Rui')) ?? []);
  expect([ofRui.includes(ticketOf('Ana')), ofRui.includes(ticketOf('Rui'))]).toEqual([false, true]);
  expect(compressed?.fill(`${ticketOf('Ana')}\n`)).toBeNull();
  expect(await compressBetween(document, pieces, 'Eva')).toBeNull();
});

test.each([1, 4, 11, 15, 16])(
  'what comes again at the distances that a stream begins with, such as %d, is read behind others, too [C-974]',
  async (distance) => {
    const word = hashOf('word').slice(0, distance);
    const shared = [`<p>${word.repeat(9)}</p>\n`, ...SHARED.slice(1)];
    const pieces = await compressShared(laidOut(documentOf([], 'Ana', shared)));
    for (const text of ['', 'abcdefg'.repeat(40), hashOf('a').repeat(9)]) {
      const parts = documentOf([text, '', '', text, text], 'Ana', shared);
      const compressed = await compressBetween(laidOut(parts), pieces ?? [], ticketOf('Ana'));
      expect(isThe(parts, read(compressed?.fill(ticketOf('Ana'))))).toBe(true);
    }
  },
);

test('a part that shares nothing, or begins with a sign of several bytes, is no part of a shared document', () => {
  const [first, ...others] = documentOf([], 'Ana');
  expect(layOut([])).toBeNull();
  for (const shared of ['', 'a', 'çã'])
    expect(layOut([...others, { own: '', mayBeFilled: true, shared }])).toBeNull();
  expect(first && layOut([first, ...others])).not.toBeNull();
});

test('what three documents share is compressed, one after the other, and not again where it cannot be [C-974]', async () => {
  const asked: (readonly LaidOutPart[])[] = [];
  const kept = createSharedPieces((document) => {
    asked.push(document);
    return asked.length === 1 ? compressShared(document) : Promise.resolve(null);
  });
  const document = laidOut(documentOf([], 'Ana'));
  const other = laidOut(documentOf(['x'.repeat(2048)], 'Ana'));
  expect([1, 2, 3].map(() => kept.of(document))).toEqual([null, null, null]);
  expect([1, 2, 3].map(() => kept.of(other))).toEqual([null, null, null]);
  expect(asked).toHaveLength(1);
  await expect.poll(() => kept.of(document)).not.toBeNull();
  for (const _ of [1, 2]) {
    expect(kept.of(other)).toBeNull();
    await Promise.resolve();
  }
  expect(asked).toHaveLength(2);
});

test('a page that was kept before there was anything to share shares it once many have asked, and stays so [C-847] [C-974]', async () => {
  const pages = createKeptPages();
  const tickets = ticketOf('Ana');
  const flags = { hasSession: false, isWrapped: false, mayFallBack: false, mayCarryAnswers: false };
  const parts = documentOf([], 'Ana');
  const given = { html: joinParts(parts), parts };
  const ask = async (path: string) => {
    const name = { ...flags, identity: 'i', origin: 'https://a', path };
    const page =
      pages.fill(name, tickets) ??
      (await pages.keep(name, tickets, given, { policy: '', mayBeCached: true }));
    return / {128}/.test(read(page?.document));
  };
  expect([await ask('/a'), await ask('/b'), await ask('/c')]).toEqual([false, false, false]);
  let path = '/d';
  await expect.poll(() => ask((path += 'd'))).toBe(true);
  const ofFirst: boolean[] = [];
  for (let visit = 2; visit <= 60; visit += 1) ofFirst.push(await ask('/a'));
  expect(ofFirst).toEqual(ofFirst.map((_, index) => index >= 18));
});
