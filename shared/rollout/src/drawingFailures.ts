import type { FailureCode } from '@portal/contract/failureCodes';

/**
 * That a page was not drawn before its code came, or not as its code draws it. The customer saw it all the same, so it is
 * told beside the loads of a page view; it counts among its failed ones, by which canaries are judged (C-725).
 */
export const DRAWING_FAILURES = [
  'REMOTE-HYDRATION',
  'REMOTE-SERVER-RENDER',
] as const satisfies readonly FailureCode[];
