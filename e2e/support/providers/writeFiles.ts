import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes files of a build into a folder, by their paths in it. A file's name holds its content's hash, so one that is
 * there already is the same.
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): void {
  for (const [path, content] of files) {
    const target = join(folder, path);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
