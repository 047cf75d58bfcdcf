/** What operators see of a queue. Conditions and columns are SQL about `job`, a row of the table. */
export interface WatchedQueue {
  /** As in addresses and metrics. */
  name: string;
  title: string;
  table: string;
  /** Of what is still to be done. */
  open: string;
  /** Of what is meant to wait: it makes no queue old. */
  held?: string;
  /** Of what was given up; undefined where everything is tried until it is done. */
  givenUp?: string;
  /** Since when it stands there. */
  since: string;
  /** What it is about, without a person. */
  kind: string;
  /** Why the last try failed, in words of ours or of the other side. */
  reason: string;
  /** Domain of the provider. */
  provider: string;
  /** What makes it whole again where a person may have it tried again, beside the time. */
  again?: string;
  /** Whether a person may drop it. */
  mayDrop?: boolean;
}
