import type { Release, ReleaseFile } from '@portal/contract/release';
import { overreach } from '@portal/rollout/globalSelectors';
import { integrityOf } from '@portal/storage/integrityOf';
import type { ReadForms } from './assetReader.ts';

/** How many files are asked for at a time. */
const AT_ONCE = 8;
/** More reasons than these help nobody. */
const NAMED = 5;

async function problemOf(
  release: Release,
  file: ReleaseFile,
  read: ReadForms,
): Promise<string | undefined> {
  try {
    const forms = await read(release, file);
    if (forms.length === 0) return `${file.path} is missing`;
    const isPublished = forms.every((content) => integrityOf(content) === file.integrity);
    if (!isPublished) return `${file.path} is not what was published`;
    return overreach(file.path, forms[0] ?? '');
  } catch {
    return `${file.path} cannot be reached`;
  }
}

/**
 * Fetches every file of a release, compares what a browser would get with its integrity hash, and looks for styles
 * that reach the shell or other remotes.
 * @returns a sentence for each file that is missing, altered or reaches too far, five at most
 */
export async function findBrokenFiles(release: Release, read: ReadForms): Promise<string[]> {
  const problems: string[] = [];
  for (let start = 0; start < release.files.length; start += AT_ONCE) {
    const part = release.files.slice(start, start + AT_ONCE);
    const found = await Promise.all(part.map((file) => problemOf(release, file, read)));
    problems.push(...found.filter((problem) => problem !== undefined));
    if (problems.length >= NAMED) break;
  }
  return problems.slice(0, NAMED);
}
