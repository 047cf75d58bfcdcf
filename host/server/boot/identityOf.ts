import { createHash } from 'node:crypto';
import type { BootDocument } from '@portal/contract/bootDocument';
import type { HostBuild } from '../files/createHostBuildReader.ts';

/**
 * Names everything that a document is made of, whenever it was made: the host's build, the provider, and the release
 * of every remote. Two documents of one name lead to the same code.
 */
export function identityOf(
  { provider, remotes, environment, recording }: BootDocument,
  { version, entry }: HostBuild,
): string {
  const content = JSON.stringify({ version, entry, provider, remotes, environment, recording });
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
