import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What `sha256sum --check` reads: a line for each file. */
const SUMS = 'SHA256SUMS';

/** SHA-256 of a file, in hexadecimal digits. */
export function sumOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Writes the sums of all files of a folder into it. @returns how many there are */
export function sumFiles(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== SUMS)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const lines = files.map((file) => `${sumOf(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, SUMS), lines.join(''));
  return files.length;
}
