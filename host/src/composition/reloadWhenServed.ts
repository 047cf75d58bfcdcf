import type { Release } from '@portal/contract/release';

/**
 * Loads the document again when the release can be had by now. Some browsers remember a module
 * that failed for as long as the document lives: there no other retry can bring it.
 */
export async function reloadWhenServed({ base, entry }: Release): Promise<void> {
  try {
    const answer = await fetch(base + entry, { method: 'HEAD', cache: 'no-store' });
    if (answer.ok) window.location.reload();
  } catch {
    // Offline: the failure stays on the page, with its retry.
  }
}
