import type { FailureCode } from '@portal/contract/failureCodes';
import type { FindCause } from './cause.ts';

/** Failures behind which may stand a file that did not come, or not as it was published. */
const UNCLEAR: readonly FailureCode[] = ['REMOTE-LOAD', 'REMOTE-MOUNT', 'REMOTE-UPDATE'];

/** Looks with code that comes only when something failed. */
export const findCauseLater: FindCause = async (seen, release, view) => {
  if (!UNCLEAR.includes(seen)) return { code: seen };
  try {
    const { findCause } = await import(/* webpackChunkName: "update" */ './findCause.ts');
    return await findCause(seen, release, view);
  } catch {
    return { code: seen };
  }
};
