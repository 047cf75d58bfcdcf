import { describeVersions } from '@portal/rollout/describeVersions';
import { HOST } from '@portal/rollout/host';
import type { ProviderVersions } from '@portal/rollout/rolloutEdit';

/** What customers get; whom no rollout gives a shell has the build that their edge was started with. */
export function versionsText(remote: string, versions: ProviderVersions['versions']): string {
  return describeVersions(versions, remote === HOST ? 'the edge’s own' : undefined);
}
