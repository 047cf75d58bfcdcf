import type { IsoDate } from '@portal/domain/time/isoDate';
import type { Database } from '../../../platform/database/database.ts';
import type { EvidencePerson } from '../../budgets/evidence/evidence.ts';
import type { Company } from '../../../accounts/companies/company.ts';

/** A contract that a customer made at a distance, and what withdrawing from it would do now. */
export interface Contract {
  /** `S-…` or `A-…`. */
  subject: string;
  clientId: string;
  /** What and when, for the customer. */
  description: string;
  /** The same as far as a link shows it: without the names of jobs (BUD-33). */
  seenByLink: string;
  /** The last day of the period. */
  until: IsoDate;
  /** Whether the customer asked for it inside the period, and when; undefined where nobody asked (LAW-09). */
  earlyStart?: { asked: boolean; at: Date };
  /** Whether it ends at once when its customer withdraws: inside the period, with nothing begun (LAW-08). */
  isWithdrawable: boolean;
  /** What of what was paid goes back then, in cents: asked where it is said, which a page of details does not. */
  refund: () => Promise<number>;
}

/** By whom a contract ends. */
export interface Ending {
  /** Who stated it, for the evidence. */
  person: EvidencePerson;
  /** Whether its provider accepted a statement that does not end it by itself. */
  isAccepted: boolean;
}

/** What ending a contract did. */
export interface EndedContract {
  /** What goes back, in cents. */
  refundCents: number;
  /** What of it the gateway cannot send back, in cents: it waits for an IBAN (POL-11). */
  transferCents: number;
  /** Whether something of it stays agreed, because it is done or was begun. */
  isPartial: boolean;
  /** Keeps the evidence: the last thing in the transaction, because the provider's chain waits for its end. */
  keepEvidence: () => Promise<void>;
}

/** What is asked about a contract. */
export interface ContractQuestion {
  database: Database;
  company: Pick<Company, 'id' | 'timeZone'>;
  /** Without the letter. */
  id: string;
  now: Date;
}
