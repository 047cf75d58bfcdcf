import type { Release, ReleaseFile } from '@portal/contract/release';
import { createHash } from 'node:crypto';

/** How long one file may take, in milliseconds. */
const PATIENCE = 10_000;
/** How many files are asked for at a time. */
const AT_ONCE = 8;
/** More reasons than these help nobody. */
const NAMED = 5;

async function problemOf(file: ReleaseFile, address: URL): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return `${file.path} answers ${response.status}`;
    const content = Buffer.from(await response.arrayBuffer());
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return integrity === file.integrity ? undefined : `${file.path} is not what was published`;
  } catch {
    return `${file.path} cannot be reached`;
  }
}

/**
 * Fetches every file of a release as a browser would and compares it with its integrity hash.
 * @param assetsUrl where the release's base is resolved when it is a path
 * @returns a sentence for each file that is missing or altered, five at most
 */
export async function findBrokenFiles(release: Release, assetsUrl: string): Promise<string[]> {
  const base = new URL(release.base, assetsUrl);
  const problems: string[] = [];
  for (let start = 0; start < release.files.length; start += AT_ONCE) {
    const part = release.files.slice(start, start + AT_ONCE);
    const found = await Promise.all(part.map((file) => problemOf(file, new URL(file.path, base))));
    problems.push(...found.filter((problem) => problem !== undefined));
    if (problems.length >= NAMED) break;
  }
  return problems.slice(0, NAMED);
}
