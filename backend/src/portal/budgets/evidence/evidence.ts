import type { JobState } from '@portal/domain/budget/jobState';
import type { BudgetCustomer } from '../../../platform/database/jsonColumns.ts';
import type { DecidedHow } from './decisionRecord.ts';

/** Who decided, and what they read: erased after the time that the provider set (D-05). */
export interface EvidencePerson {
  name: string;
  /** `••• ••• 678` */
  contact: string | null;
  nif: string | null;
  address: string | null;
  user_agent: string | null;
  /** The employee who recorded it. */
  by: string | null;
  /** The texts that stood on the screen. */
  texts: string[];
  reason: string | null;
  message: string | null;
  /** Whom the version was for, as it names them. */
  customer?: BudgetCustomer;
  /** When the customer said it, where an employee recorded it later. */
  said_at?: string;
}

/** What is appended to a provider's chain of evidence. */
export interface Evidence {
  companyId: string;
  kind: 'decided' | 'undone' | 'recorded' | 'contested' | 'withdrawn';
  /** `A-…` */
  subject: string;
  version: number;
  jobs: Readonly<Record<string, JobState>>;
  totalCents: number;
  at: Date;
  how: DecidedHow;
  /** Whether the work was asked for inside the time for withdrawing; null where it was not asked about (LAW-09). */
  earlyStart?: boolean | null;
  /** The version as it was shown. */
  snapshot: unknown;
  person: EvidencePerson;
  aboutId?: string;
  undoUntil?: Date;
  /** Has both sides sent the document of the approval, not before (BUD-37). */
  mailAt?: Date;
}
