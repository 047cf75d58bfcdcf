import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAround } from './compressAround.ts';

/** Text that compresses like a document: words that come again, and hashes that do not. */
const text = (seed: string, lines: number) =>
  Array.from({ length: lines }, (_, line) => {
    const hash = createHash('sha384').update(`${seed}${line}`).digest('base64');
    return `<link rel="modulepreload" href="/assets/olá/${line}.js" integrity="sha384-${hash}">\n`;
  }).join('');

const ticketOf = (name: string) =>
  `<meta name="ticket" content="${createHash('sha256').update(name).digest('base64url')}">\n`;

test.each([
  ['in the middle', text('before', 40), text('after', 400)],
  ['at the beginning', '', text('after', 3)],
  ['at the end', text('before', 3), ''],
  ['between the same text', text('same', 40), text('same', 40)],
])(
  'a document is compressed once for all who get it with a part of their own %s [C-731]',
  async (_where, before, after) => {
    const compressed = await compressAround(before + ticketOf('Ana') + after, ticketOf('Ana'));
    for (const name of ['Ana', 'Rui', 'Ana']) {
      const filled = compressed?.fill(ticketOf(name)) ?? '';
      expect(brotliDecompressSync(filled).toString()).toBe(before + ticketOf(name) + after);
    }
  },
);

test('what was filled in for one is in nobody else’s document', async () => {
  const compressed = await compressAround(
    text('a', 9) + ticketOf('Ana') + text('b', 9),
    ticketOf('Ana'),
  );
  const ofRui = compressed?.fill(ticketOf('Rui'));
  compressed?.fill(ticketOf('Eva'));
  expect(brotliDecompressSync(ofRui ?? '').toString()).toContain(ticketOf('Rui'));
  expect(Buffer.from(ofRui ?? []).includes(ticketOf('Ana'))).toBe(false);
});

test('what does not fit into the place is not filled in', async () => {
  const compressed = await compressAround(`a${ticketOf('Ana')}b`, ticketOf('Ana'));
  expect(compressed?.fill(`${ticketOf('Rui')}\n`)).toBeNull();
  expect(compressed?.fill(ticketOf('Rui').replace('>\n', '/>'))).toBeNull();
});

test('a document without the part, or with it twice, is not compressed so', async () => {
  expect(await compressAround('abc', ticketOf('Ana'))).toBeNull();
  expect(await compressAround(ticketOf('Ana') + ticketOf('Ana'), ticketOf('Ana'))).toBeNull();
});
