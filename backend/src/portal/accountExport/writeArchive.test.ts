import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { writeArchive } from './writeArchive.ts';

const files = [{ mediaId: 'a', path: 'a.pdf', bytes: 10, createdAt: new Date() }];

/** A file of which nothing comes after its first piece. */
function brokenOff(): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from('five.');
      await new Promise(setImmediate);
      throw new Error('The disk is gone.');
    })(),
  );
}

test('a file that breaks off ends the export instead of holding it for ever [ACC-14]', async () => {
  const target = join(mkdtempSync(join(tmpdir(), 'archive-')), 'export.zip');
  const media = { open: () => Promise.resolve(brokenOff()) };
  const written = writeArchive({ media }, target, {}, files, () => Promise.resolve());
  await expect(written).rejects.toThrow('The disk is gone.');
});
