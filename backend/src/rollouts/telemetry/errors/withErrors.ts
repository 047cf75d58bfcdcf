import type { ErrorCount, ReleaseHealth } from '@portal/rollout/rolloutOverview';
import type { RemarkedHealth } from '../withRemarks.ts';

/** Adds what errors of releases said to how they did. */
export function withErrors(
  health: readonly RemarkedHealth[],
  errors: ReadonlyMap<string, ErrorCount[]>,
): ReleaseHealth[] {
  return health.map((entry) => ({ ...entry, errors: errors.get(entry.version) ?? [] }));
}
