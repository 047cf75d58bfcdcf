import { WIZARD_STATE_LIFETIME_MS } from './limits.ts';

/** Where a page leaves the record for the booking wizard, in local storage. */
export const REPEAT_RECORD_KEY = 'repeatAppointment';

/** What is repeated of a past appointment: its services by name, and their observations (BKG-30). */
export interface RepeatRecord {
  readonly symptoms: readonly string[];
  /** Observation of the symptom at the same position. */
  readonly obs: readonly string[];
  readonly domain: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Whether a record is for this provider and under an hour old (C-121). Times in milliseconds. */
export function isRepeatable(record: RepeatRecord, nowMs: number, domain: string): boolean {
  const age = nowMs - record.savedAt;
  return record.domain === domain && age >= 0 && age < WIZARD_STATE_LIFETIME_MS;
}
