import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Release, ReleaseFile } from '@portal/contract/release';
import { overreach } from '@portal/rollout/release/globalSelectors';
import { integrityOf } from '@portal/storage/integrityOf';
import type { Form, ReadForms } from './assetReader.ts';

const compress = promisify(brotliCompress);

/** How many files are asked for at a time. */
const AT_ONCE = 8;
/** Files that a budget counts. */
const CODE = /\.(?:js|css)$/;
/** More reasons than these help nobody. */
const NAMED = 5;

/** What a look at the files of a release found. */
export interface Inspection {
  /** A sentence for each file that is missing, altered or reaches too far, five at most. */
  problems: string[];
  /** Bytes of brotli of each script and style sheet, as measured. */
  weights: Map<string, number>;
}

/** What is there without a brotli form, or comes through a proxy that does not say how much, is compressed for it. */
async function weigh(forms: readonly Form[]): Promise<number> {
  const known = forms.find(({ brotliBytes }) => brotliBytes !== undefined)?.brotliBytes;
  return known ?? (await compress(forms[0]?.content ?? '')).length;
}

async function inspect(
  release: Release,
  file: ReleaseFile,
  read: ReadForms,
  weights: Map<string, number>,
  mayReachAll: boolean,
): Promise<string | undefined> {
  try {
    const forms = await read(release, file);
    if (forms.length === 0) return `${file.path} is missing`;
    const isPublished = forms.every(({ content }) => integrityOf(content) === file.integrity);
    if (!isPublished) return `${file.path} is not what was published`;
    if (CODE.test(file.path)) weights.set(file.path, await weigh(forms));
    return mayReachAll ? undefined : overreach(file.path, forms[0]?.content ?? '');
  } catch {
    return `${file.path} cannot be reached`;
  }
}

/**
 * Fetches every file of a release, compares what a browser would get with its integrity hash, weighs it, and looks for
 * style sheets that reach the shell or other remotes.
 * @param options.mayReachAll the release is the shell itself
 */
export async function inspectFiles(
  release: Release,
  read: ReadForms,
  { mayReachAll = false } = {},
): Promise<Inspection> {
  const problems: string[] = [];
  const weights = new Map<string, number>();
  for (let start = 0; start < release.files.length; start += AT_ONCE) {
    const part = release.files.slice(start, start + AT_ONCE);
    const found = await Promise.all(
      part.map((file) => inspect(release, file, read, weights, mayReachAll)),
    );
    problems.push(...found.filter((problem) => problem !== undefined));
    if (problems.length >= NAMED) break;
  }
  return { problems: problems.slice(0, NAMED), weights };
}
