import type { BootDocument } from '@portal/contract/bootDocument';
import { hostReleaseSchema, type HostRelease } from '@portal/rollout/release/hostRelease';
import type { HeldPreview } from '@portal/rollout/preview';
import * as v from 'valibot';

/** The build of the shell that this browser alone is shown, if it is one that is previewed. */
export function previewedHost(preview: HeldPreview | null): HostRelease | null {
  const host = v.safeParse(hostReleaseSchema, preview?.release);
  return host.success ? host.output : null;
}

/**
 * Puts a previewed release in the place of the one that the rollouts give. It falls back to none, so that its failure is
 * seen; the reason is one that every shell knows.
 */
export function withPreview(document: BootDocument, preview: HeldPreview): BootDocument {
  if (previewedHost(preview) !== null) return document;
  const { release } = preview;
  const previewed = { name: release.name, release, fallback: null, reason: 'pin' as const };
  const others = document.remotes.filter(({ name }) => name !== release.name);
  return { ...document, remotes: [...others, previewed] };
}
