import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { appendCompressed } from './appendCompressed.ts';
import { compressBeginning } from './compressBeginning.ts';
import { createBegunPages } from './createBegunPages.ts';

const hashOf = (seed: string) => createHash('sha384').update(seed).digest('base64');
/** Text that compresses like a document: words that come again, and hashes that do not. */
const text = (seed: string, lines: number) =>
  Array.from({ length: lines }, (_, line) => {
    const href = `/assets/olá/${line}.js`;
    return `<link rel="modulepreload" href="${href}" integrity="sha384-${hashOf(seed + line)}">\n`;
  }).join('');

/** What a visit has of its own in its beginning. */
const ownOf = (name: string) => [`ticket-${hashOf(name)}`, `A-${hashOf(`id of ${name}`)}`];
const beginningOf = ([ticket, id]: string[], lines = 200) =>
  `<script data-plan="/payment/${id} /api/main/payment/${id}">1</script>\n<meta content="${ticket}">\n${text('same', lines)}`;

/** What decoders know of distances, words and bytes before is nothing that the end may go by. */
const ENDS = [
  ['that repeats at the distances that a stream begins with', 'abcd'.repeat(9) + 'x'.repeat(99)],
  ['that repeats at others', '0123456789a'.repeat(9) + '0123456789abcde'.repeat(9)],
  ['of words that every decoder knows', 'the time of the day is left for the people of this page '],
  ['that begins with a sign of several bytes', `çã€ ${text('end', 20)}`],
  ['that says what the beginning says', text('same', 40)],
  ['longer than a block', text('long', 4000)],
  ['that does not compress', hashOf('a') + hashOf('b')],
  ['of one sign', '.'],
  ['of nothing', ''],
] as const;

test.each(ENDS)(
  'a document with an end %s is read whole by whoever gets its beginning from memory [C-852]',
  async (_what, end) => {
    const compressed = await compressBeginning(beginningOf(ownOf('Ana')), ownOf('Ana'));
    for (const name of ['Ana', 'Rui', 'Ana']) {
      const html = beginningOf(ownOf(name));
      const whole = Buffer.concat(
        [compressed?.fill(html) ?? '', await appendCompressed(end)].map(Buffer.from),
      );
      expect(brotliDecompressSync(whole).toString()).toBe(html + end);
    }
  },
);

test('nothing of one visit is in the beginning of the next [C-852]', async () => {
  const compressed = await compressBeginning(beginningOf(ownOf('Ana')), ownOf('Ana'));
  const ofRui = compressed?.fill(beginningOf(ownOf('Rui'))) ?? Buffer.alloc(0);
  for (const part of ownOf('Ana')) expect(ofRui.includes(part)).toBe(false);
  for (const part of ownOf('Rui')) expect(ofRui.includes(part)).toBe(true);
});

test('a beginning that is another one, or has more of its own, is not taken for the one that is kept [C-852]', async () => {
  const [ticket = '', id = ''] = ownOf('Ana');
  const compressed = await compressBeginning(beginningOf([ticket, id]), [ticket, id]);
  const fill = (own: string[], lines?: number) => compressed?.fill(beginningOf(own, lines));
  expect(fill([ticket, id])).not.toBeNull();
  expect(fill([ticket, `${id}0`])).toBeNull();
  expect(fill([ticket, `ç${id.slice(1)}`])).toBeNull();
  expect(fill([ticket, id], 199)).toBeNull();
  expect(compressed?.fill(`${beginningOf([ticket, id])}.`)).toBeNull();
});

test('parts that stand beside each other, or at an end, are left to be compressed with the rest [C-852]', async () => {
  expect(await compressBeginning('abcdef', ['a'])).toBeNull();
  expect(await compressBeginning('0123abcdef', ['ab', 'cd'])).toBeNull();
  expect(await compressBeginning('0123abcdef', ['def'])).toBeNull();
});

test('a beginning is kept once it comes again, and nobody waits for it [C-852]', async () => {
  const pages = createBegunPages();
  const fill = (name: string) => pages.fill('page', beginningOf(ownOf(name)), ownOf(name));
  expect([fill('Ana'), fill('Rui')]).toEqual([null, null]);
  await expect.poll(() => fill('Eva')).not.toBeNull();
  expect(createBegunPages().fill('page', beginningOf(ownOf('Eva')), ownOf('Eva'))).toBeNull();
});
