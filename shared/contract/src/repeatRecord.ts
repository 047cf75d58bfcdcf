/** Where the services leave the record of an appointment to repeat for the booking wizard, in local storage (BKG-30). */
export const REPEAT_RECORD_KEY = 'repeatAppointment';

/** What is repeated of a past appointment: its services by name, and their observations (BKG-30). */
export interface RepeatRecord {
  readonly symptoms: readonly string[];
  /** Observation of the symptom at the same position. */
  readonly obs: readonly string[];
  readonly domain: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Whose appointment it was; nobody else's wizard takes it. */
  readonly userId?: string | null;
}
