import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PUBLISHED = /\.(js|css|svg|png|jpe?g|webp|avif|woff2|br|gz)$/;

/**
 * Adds the served files of a build to asset storage. Their names hold their content's
 * hash, so a file that is already there is the same and nothing is ever overwritten or removed.
 * A file appears whole or not at all.
 */
export async function copyAssets(from: string, to: string): Promise<void> {
  const files = await readdir(from, { recursive: true });
  for (const file of files.filter((name) => PUBLISHED.test(name))) {
    const target = join(to, file);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    const draft = `${target}.${process.pid}.part`;
    await copyFile(join(from, file), draft);
    await rename(draft, target);
  }
}
