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
}

/** A colour on which text can be read (SET-10). */
export interface Offer {
  color: string;
  label: string;
}

/** What is wrong with a value, in words. */
export interface Refusal {
  message: string;
  offer: Offer | null;
}

export interface DraftState {
  /** What the fields show: what was saved, and what is being written. */
  values: SetupValues;
  /** What is wrong with a field, by its path. */
  errors: ReadonlyMap<FieldPath, Refusal>;
  missing: readonly MissingField[];
  differs: boolean;
  published: boolean;
  revision: number;
  saving: 'idle' | 'saving' | 'failed';
  /** When something was last kept, ISO. */
  savedAt: string | null;
  conflict: Conflict | null;
}
