import type { Resolution } from '@portal/rollout/resolveRollout';
import * as v from 'valibot';

/** The flag of a remote is `remote.<name>`; its value is the version. */
const PREFIX = 'remote.';

/** Body of an OFREP evaluation. `provider` is the domain; `targetingKey` the customer, who may be unknown. */
export const evaluationRequestSchema = v.object({
  context: v.object({
    targetingKey: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
    provider: v.pipe(v.string(), v.toLowerCase(), v.minLength(1), v.maxLength(253)),
  }),
});

/** OFREP's answer for one flag. */
export type Evaluation =
  | { key: string; value: string; variant: string; reason: string; metadata: { rule: string } }
  | { key: string; errorCode: 'FLAG_NOT_FOUND' | 'GENERAL'; errorDetails: string };

const REASONS: Readonly<Record<string, string>> = {
  pin: 'TARGETING_MATCH',
  provider: 'TARGETING_MATCH',
  percentage: 'SPLIT',
  everyone: 'STATIC',
  'last-known-good': 'DEFAULT',
};

/** Names of the flags that there are. */
export function flagsOf(resolutions: ReadonlyMap<string, Resolution>): string[] {
  return [...resolutions.keys()].map((remote) => PREFIX + remote);
}

/** Evaluates one flag for a page view that was resolved already. */
export function evaluateFlag(
  key: string,
  resolutions: ReadonlyMap<string, Resolution>,
): Evaluation {
  const resolution = key.startsWith(PREFIX) ? resolutions.get(key.slice(PREFIX.length)) : undefined;
  if (resolution === undefined)
    return { key, errorCode: 'FLAG_NOT_FOUND', errorDetails: `There is no flag ${key}.` };
  if (resolution.remote === undefined)
    return { key, errorCode: 'GENERAL', errorDetails: `No release: ${resolution.missing}.` };
  const { release, reason } = resolution.remote;
  return {
    key,
    value: release.version,
    variant: release.version,
    reason: REASONS[reason] ?? 'UNKNOWN',
    metadata: { rule: reason },
  };
}
