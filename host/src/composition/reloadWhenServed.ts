import type { Release } from '@portal/contract/release';
import { revisionSchema } from '@portal/rollout/revision';
import * as v from 'valibot';

/** Whether the files of a release can be had by now. */
async function isServed({ base, entry }: Release): Promise<boolean> {
  const answer = await fetch(base + entry, { method: 'HEAD', cache: 'no-store' });
  return answer.ok;
}

/** Whether a document of now holds another release of the remote: the files of this one may be gone for good. */
async function isReplaced({ name, version }: Release): Promise<boolean> {
  const answer = await fetch('/revision', { cache: 'no-store' });
  if (answer.status !== 200) return false;
  const { releases } = v.parse(revisionSchema, await answer.json());
  return releases[name] !== undefined && releases[name] !== version;
}

/**
 * Loads the document again when that can bring the page: its release is served by now, or another one took its place.
 * Some browsers remember a module that failed for as long as the document lives: there no other retry can bring it.
 */
export async function reloadWhenServed(release: Release): Promise<void> {
  try {
    if ((await isServed(release)) || (await isReplaced(release))) window.location.reload();
  } catch {
    // Offline: the failure stays on the page, with its retry.
  }
}
