import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { settings } from './portal.ts';

/** Undoes what was done to the asset storage. */
export type Restore = () => void;

const storage = join(settings.dataFolder, 'assets');

/** Takes all files of a remote out of the asset storage. Only for tests in `faults`, which run alone. */
export function takeAway(remote: string): Restore {
  const served = join(storage, remote);
  const away = join(settings.dataFolder, `${remote}.away`);
  renameSync(served, away);
  return () => renameSync(away, served);
}

/**
 * Adds one byte, a line end, to the served files of a remote whose names match: the scripts stay
 * valid, so that nothing but their integrity can refuse them. Only for tests in `faults`.
 */
export function tamperWith(remote: string, name: RegExp): Restore {
  const folder = join(storage, remote);
  const files = readdirSync(folder).filter((file) => name.test(file));
  if (files.length === 0) throw new Error(`No file of ${remote} matches ${name}.`);
  const before = files.flatMap((file) =>
    ['', '.br', '.gz'].map((ending) => {
      const path = join(folder, file + ending);
      return { path, content: readFileSync(path) };
    }),
  );
  for (const file of files) {
    const path = join(folder, file);
    const changed = Buffer.concat([readFileSync(path), Buffer.from('\n')]);
    writeFileSync(path, changed);
    writeFileSync(`${path}.br`, brotliCompressSync(changed));
    writeFileSync(`${path}.gz`, gzipSync(changed));
  }
  return () => before.forEach(({ path, content }) => writeFileSync(path, content));
}
