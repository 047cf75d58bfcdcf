import type { FailureCode } from '@portal/contract/failureCodes';

/**
 * What a release does wrong while it is on the page. It was shown, so these are no failed loads, and no canary halts
 * for them; they are counted per page view, release and provider, see docs/rollouts.md.
 */
export const REMARK_CODES = [
  'REMOTE-HANDLER',
  'REMOTE-UNMOUNT',
  'REMOTE-UNMOUNT-TIMEOUT',
  'REMOTE-STYLES',
  'REMOTE-LIMIT',
  'REMOTE-GONE',
  'REMOTE-OUTSIDE',
  'REMOTE-ANSWER',
  'REMOTE-BLANK',
  'REMOTE-BUSY',
  'REMOTE-KEPT',
  'BUS-REFUSED',
  'BUS-FLOOD',
  'HISTORY-REFUSED',
  'NAVIGATION-FLOOD',
] as const satisfies readonly FailureCode[];
