import type { BootDocument } from '@portal/contract/bootDocument';
import type { HeldPreview } from '@portal/rollout/preview';

/**
 * Puts a previewed release in the place of the one that the rollouts give. It falls back to none, so that its failure is
 * seen; the reason is one that every shell knows.
 */
export function withPreview(document: BootDocument, { release }: HeldPreview): BootDocument {
  const previewed = { name: release.name, release, fallback: null, reason: 'pin' as const };
  const others = document.remotes.filter(({ name }) => name !== release.name);
  return { ...document, remotes: [...others, previewed] };
}
