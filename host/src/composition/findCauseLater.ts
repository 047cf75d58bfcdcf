import type { FailureCode } from '@portal/contract/failureCodes';
import type { View } from '@portal/contract/navigation';
import type { Release } from '@portal/contract/release';

/** What was wrong, with words for the log. */
export interface Cause {
  code: FailureCode;
  detail?: string;
  /** Addresses of the files that did not come as they were published. */
  broken?: readonly string[];
}

/** Finds out why a release failed. Always answers: with what was seen when nothing better is known. */
export type FindCause = (
  seen: FailureCode,
  release: Release,
  view: View | undefined,
) => Promise<Cause>;

/** Failures behind which may stand a file that did not come, or not as it was published. */
const UNCLEAR: readonly FailureCode[] = ['REMOTE-LOAD', 'REMOTE-MOUNT', 'REMOTE-UPDATE'];

/** Looks with code that comes only when something failed. */
export const findCauseLater: FindCause = async (seen, release, view) => {
  if (!UNCLEAR.includes(seen)) return { code: seen };
  try {
    const { findCause } = await import(/* webpackChunkName: "cause" */ './findCause.ts');
    return await findCause(seen, release, view);
  } catch {
    return { code: seen };
  }
};
