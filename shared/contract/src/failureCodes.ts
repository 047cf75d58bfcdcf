/**
 * Every failure that the shell reports by itself, in the console, in the service's log, and of remotes in their
 * telemetry. The codes are stable: each has a page of its name in `docs/codes`. Remotes may report codes of their own.
 */
export const FAILURE_CODES = [
  'REMOTE-CONTRACT',
  'REMOTE-KILLED',
  'REMOTE-LOAD',
  'REMOTE-LOAD-TIMEOUT',
  'REMOTE-SLOW',
  'REMOTE-INTEGRITY',
  'REMOTE-IMPORT',
  'REMOTE-MOUNT',
  'REMOTE-MOUNT-TIMEOUT',
  'REMOTE-RENDER',
  'REMOTE-HANDLER',
  'REMOTE-UPDATE',
  'REMOTE-UPDATE-TIMEOUT',
  'REMOTE-UNMOUNT',
  'REMOTE-UNMOUNT-TIMEOUT',
  'REMOTE-STYLES',
  'REMOTE-LIMIT',
  'REMOTE-GONE',
  'REMOTE-OUTSIDE',
  'REMOTE-ANSWER',
  'BUS-REFUSED',
  'BUS-FLOOD',
  'HISTORY-REFUSED',
  'NAVIGATION-FLOOD',
  'NATIVE-REFUSED',
  'PAGE-ERROR',
  'PAGE-REJECTION',
  'SHELL-RENDER',
  'CALL-FAILED',
  'CONFIGURATION-BROKEN',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];
