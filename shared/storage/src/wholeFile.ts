import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DRAFT = '.part';
/** After this long nobody is still writing a draft: its process ended without removing it. In milliseconds. */
const ABANDONED = 60 * 60 * 1000;

/** What file systems answer that know no hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Writes the content beside its place, in a folder that is made when it is missing. */
async function writeDraft(target: string, content: string | Uint8Array): Promise<string> {
  const draft = `${target}.${randomBytes(6).toString('hex')}${DRAFT}`;
  try {
    await writeFile(draft, content).catch(async (error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(draft, content);
    });
  } catch (error) {
    await removeDraft(draft);
    throw error;
  }
  return draft;
}

async function removeDraft(draft: string): Promise<void> {
  await rm(draft, { force: true }).catch(() => undefined);
}

/** @returns false when the name was taken */
async function linkDraft(draft: string, target: string): Promise<boolean> {
  try {
    await link(draft, target);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!NO_LINKS.has(codeOf(error))) throw error;
  }
  // Without links nobody can be kept from the same instant, but from every other one.
  const isTaken = await stat(target).then(
    () => true,
    () => false,
  );
  if (!isTaken) await rename(draft, target);
  return !isTaken;
}

/**
 * Adds a file, whole or not at all, also when the disk fills, the process ends or two write the same name at once.
 * @returns false when the name was taken; then nothing was changed
 */
export async function addWholeFile(target: string, content: Uint8Array): Promise<boolean> {
  const draft = await writeDraft(target, content);
  try {
    return await linkDraft(draft, target);
  } finally {
    await removeDraft(draft);
  }
}

/** Puts a file in its place, whole or not at all; one that is there gives way to it. */
export async function replaceWholeFile(
  target: string,
  content: string | Uint8Array,
): Promise<void> {
  const draft = await writeDraft(target, content);
  try {
    await rename(draft, target);
  } catch (error) {
    await removeDraft(draft);
    throw error;
  }
}

/** Removes what processes left in a folder that were killed while they wrote there. */
export async function removeAbandonedFiles(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => candidate.endsWith(DRAFT))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > ABANDONED) await rm(file, { force: true }).catch(() => undefined);
  }
}
