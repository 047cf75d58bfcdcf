import type { ImportChange } from '../../../platform/database/jsonColumns.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** One record that a line makes or changes. */
export interface RecordWrite {
  table: ImportChange['table'];
  id: string;
  isNew: boolean;
  /** @throws LineRefused where it cannot be after all */
  write(transaction: Transaction): Promise<unknown>;
}

/** A line that can be taken, with what that does. */
export interface TakenLine {
  outcome: 'novo' | 'altera' | 'igual';
  /** Whom it is about; null of a service, and of a customer whom the line makes. */
  clientId: string | null;
  /** The record that it is about, as on the wire. */
  subject: string;
  writes: RecordWrite[];
}

/** What becomes of a line (SET-24). */
export type Verdict = TakenLine | { outcome: 'recusada'; reason: string };
