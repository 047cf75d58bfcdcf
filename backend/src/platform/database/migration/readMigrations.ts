import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ownFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** An SQL file that is applied once. */
export interface Migration {
  name: string;
  text: string;
  /** SHA-256 of the text, in hexadecimal digits. */
  checksum: string;
}

/** The migrations of this version, or those of another folder, in the order in which they are applied. */
export async function readMigrations(folder: string = ownFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
