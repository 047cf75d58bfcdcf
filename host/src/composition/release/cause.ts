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
