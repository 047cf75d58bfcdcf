import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release } from '@portal/contract/release';
import type { Restore } from './takeAwayAssets.ts';
import { storageOf } from '../providers/publishFixture.ts';

function fileOf(release: Release, name: RegExp): string {
  const found = release.files.find(({ path }) => name.test(path));
  if (!found) throw new Error(`No file of ${release.name} matches ${name}.`);
  return join(storageOf(release), found.path);
}

/** Takes a file of a published release away. */
export function removeFile(release: Release, name: RegExp): Restore {
  const file = fileOf(release, name);
  const all = ['', '.br', '.gz'].map((ending) => file + ending);
  all.forEach((path) => renameSync(path, `${path}.away`));
  return () => all.forEach((path) => renameSync(`${path}.away`, path));
}

/** Changes a file of a published release; it is served as whole and right. */
export function changeFile(
  release: Release,
  name: RegExp,
  change: (content: Buffer) => Buffer,
): Restore {
  const file = fileOf(release, name);
  const before = readFileSync(file);
  const write = (content: Buffer) => {
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  };
  write(change(before));
  return () => write(before);
}
