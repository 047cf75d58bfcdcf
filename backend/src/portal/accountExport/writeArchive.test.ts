import { mkdtempSync, statSync } from 'node:fs';
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

test('a file is opened when the one before it is in the archive, so that no two are held [C-478] [ACC-14]', async () => {
  const target = join(mkdtempSync(join(tmpdir(), 'archive-')), 'export.zip');
  const said: string[] = [];
  /** Twenty pieces, the next one made when the last was taken. */
  const pieces = (id: string) =>
    Readable.from(
      (async function* () {
        for (let piece = 0; piece < 20; piece += 1) {
          await new Promise(setImmediate);
          yield Buffer.alloc(65_536);
        }
        said.push(`${id} ended`);
      })(),
      { highWaterMark: 1 },
    );
  const media = {
    open: (id: string) => {
      said.push(`${id} opened`);
      return Promise.resolve(pieces(id));
    },
  };
  const three = ['a', 'b', 'c'].map((mediaId) => ({
    ...{ mediaId, path: `${mediaId}.mp4`, bytes: 20 * 65_536, createdAt: new Date() },
  }));
  await writeArchive({ media }, target, {}, three, () => Promise.resolve());
  expect(said).toEqual(['a', 'b', 'c'].flatMap((id) => [`${id} opened`, `${id} ended`]));
  const { size } = statSync(target);
  expect(size).toBeGreaterThan(3 * 20 * 65_536);
});
