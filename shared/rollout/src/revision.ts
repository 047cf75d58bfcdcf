import type { BootDocument } from '@portal/contract/bootDocument';
import { HOST } from './host.ts';
import * as v from 'valibot';

/**
 * What a page of this customer would be made of if it were opened now. A page that has been open for long asks for it
 * to learn whether it is still up to date.
 */
export const revisionSchema = v.object({
  /** Version of the shell. */
  shell: v.string(),
  /** Version of each remote. */
  releases: v.record(v.string(), v.string()),
  /** Versions of each remote, and of the shell as `host`, that nobody may get any more. */
  killed: v.record(v.string(), v.array(v.string())),
  /** Whether the operator suspended the provider (C-684), whose pages are made of no release; an older edge does not say. */
  suspended: v.optional(v.boolean()),
});
export type Revision = v.InferOutput<typeof revisionSchema>;

/** How a page that is open stands beside what would be opened now. */
export type Standing = 'current' | 'outdated' | 'withdrawn';

/**
 * Compares a page with what would be opened now. A remote under development is nobody's release and is left out.
 * @param shell version of the shell that the page runs
 */
export function standingOf(
  { remotes }: Pick<BootDocument, 'remotes'>,
  shell: string,
  now: Revision,
): Standing {
  const released = remotes.filter(({ reason }) => reason !== 'development');
  // A remote of which nothing is left to give was killed too.
  const isKilled = ({ name, release }: BootDocument['remotes'][number]) =>
    now.releases[name] === undefined || now.killed[name]?.includes(release.version);
  if (released.some(isKilled)) return 'withdrawn';
  // As long as there is another shell to leave for.
  if (shell !== now.shell && now.killed[HOST]?.includes(shell)) return 'withdrawn';
  const isSame = released.every(({ name, release }) => now.releases[name] === release.version);
  return isSame && shell === now.shell ? 'current' : 'outdated';
}
