import type { MissingField } from '@portal/api/setup/draft';
import type { SetupValues } from '@portal/api/setup/setupValues';
import type { FieldPath, Section } from './fieldPath.ts';

/** Somebody else wrote another value into the same field. */
export interface Conflict {
  path: FieldPath;
  section: Section;
  field: string;
  mine: unknown;
  theirs: unknown;
  /** Of the draft that has theirs. */
  revision: number;
}

/** Why nothing can be kept: no network, no session any more, a provider that is suspended, or a server that does not answer. */
export type SavingFailure = 'offline' | 'ended' | 'suspended' | 'away';

/** A colour on which text can be read (SET-10). */
export interface Offer {
  color: string;
  label: string;
}

/** What is wrong with a value, in words. */
export interface Refusal {
  message: string;
  offer: Offer | null;
  /** What stands in the field where that is no value of the draft. */
  written?: string;
}

export interface DraftState {
  /** What the fields show: what was saved, and what is being written. */
  values: SetupValues;
  /** What is wrong with a field, by its path. */
  errors: ReadonlyMap<FieldPath, Refusal>;
  missing: readonly MissingField[];
  differs: boolean;
  published: boolean;
  /** By whose clock hours and closed days are meant, as `Atlantic/Azores`. */
  zone: string;
  /** Ids of whoever is, or was, an expert of what is in force. */
  expertIds: readonly string[];
  /** Of the values, but for those that are being written. */
  revision: number;
  saving: 'idle' | 'saving';
  /** Why something still waits; it stays while it is tried again. */
  failure: SavingFailure | null;
  /** How often in a row nothing could be kept. */
  tries: number;
  /** When something was last kept, ISO. */
  savedAt: string | null;
  /** Each is asked about, one after the other. */
  conflicts: readonly Conflict[];
}
