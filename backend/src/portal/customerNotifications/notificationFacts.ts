import type { RecordMethod } from '@portal/api/provider/recordedDecision';
import type { PaymentMethod } from '@portal/domain/money/paymentState';
import type { TermsPart } from '../contractTerms/termsPart.ts';
import type { WithdrawalOffer } from '../withdrawals/withdrawalOffer.ts';

/** Every kind of notification to a customer, with what its words are made of. */
export interface NotificationFacts {
  appointmentBooked: {
    what: string;
    start: Date;
    /** Empty where the address may belong to somebody who never heard of a name that was typed. */
    firstName: string;
    /** Where the booking may be withdrawn from. */
    withdrawal?: WithdrawalOffer;
    /** What the law wants in the confirmation (LAW-11). */
    terms: readonly TermsPart[];
  };
  appointmentConfirmed: { start: Date };
  appointmentCancelled: { start: Date; refundCents: number; keptCents?: number };
  noShowNoted: { start: Date; refundCents: number; keptCents: number };
  feeWaived: { refundCents: number };
  appointmentReleased: { start: Date };
  appointmentBookedByProvider: { what: string; start: Date };
  appointmentMoved: { before: Date; start: Date };
  moveRequested: { start: Date; wanted: Date };
  moveConfirmed: { before: Date; start: Date };
  moveRefused: { start: Date; wanted: Date; reason: string | null };
  moveExpired: { start: Date; wanted: Date };
  waitingOffered: { start: Date; until: Date };
  /** Waited for in vain until the last day, `yyyy-MM-dd`. */
  waitingOver: { what: string; lastDay: string };
  waitingRemoved: { what: string; reason: string };
  appointmentMovedByProvider: { before: Date; start: Date };
  appointmentCancelledByProvider: { start: Date };
  workStateChanged: { title: string; state: string };
  workCompleted: { title: string; state: string };
  workCancelled: { title: string };
  /** What waits, and what is agreed already where it comes on top of that (C-876). */
  budgetPosted: { title: string; totalCents: number; agreedCents: number | null };
  agreementReduced: { title: string; beforeCents: number; afterCents: number };
  decisionRecorded: { by: string; at: Date; said: RecordMethod; isApproval: boolean };
  budgetApproved: {
    title: string;
    totalCents: number;
    isAttached: boolean;
    /** Where what was approved may be withdrawn from. */
    withdrawal?: WithdrawalOffer;
    /** What the law wants in the confirmation, where no document says it (LAW-11). */
    terms: readonly TermsPart[];
  };
  messageWritten: { title: string; message: string };
  paymentDemanded: { title: string; totalCents: number };
  invoiceAttached: { number: string };
  invoiceSent: { number: string };
  invoiceRefused: { reason: string };
  /** By a statement of withdrawal, whose receipt is a mail of its own. */
  contractWithdrawn: { what: string; refundCents: number };
  paymentReceived: { what: string; totalCents: number; method: PaymentMethod; paidAt: Date };
}
