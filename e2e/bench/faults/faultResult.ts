import type { Fault } from './faults.ts';

/** What a customer met; times in milliseconds. */
export interface FaultResult {
  /** Name of the file that went wrong. */
  kind: string;
  fault: Fault;
  /** Whether one answer went wrong, or each until the wire was mended. */
  isOnce: boolean;
  /** Until it was said, null when it was not. */
  said: number | null;
  /** Until all was there: since it was said and the wire was mended, else from the beginning; null when it never was. */
  there: number | null;
  /** Presses that it took, one each four seconds at most. */
  presses: number;
  /** Codes that came to the service's log. */
  codes: string[];
}
