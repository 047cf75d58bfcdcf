/** A failure as the shell reports it: a stable code, never personal data. */
export interface FailureReport {
  /** Stable code: one of `FAILURE_CODES`, or one of the remote's own. */
  code: string;
  message: string;
  remote?: string;
  release?: string;
}

export interface Report {
  /** Something failed: goes to the console and to the service's log. */
  failure(failure: FailureReport): void;
  /** A duration or score, for example a web vital; `value` in milliseconds unless the name says otherwise. */
  measure(name: string, value: number): void;
}
