import { isEmail } from '@portal/domain/contact/isEmail';
import * as v from 'valibot';

/** How long the words of a statement may be. */
export const STATEMENT_LENGTHS = { name: 255, contract: 500, email: 255 } as const;

const text = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length));

/** A statement by which somebody withdraws from a contract (LAW-07). */
export const withdrawalRequestSchema = v.object({
  name: text(STATEMENT_LENGTHS.name),
  /** Number or description. */
  contract: text(STATEMENT_LENGTHS.contract),
  email: v.pipe(text(STATEMENT_LENGTHS.email), v.check(isEmail)),
  /** From a ticket, a mail or a link: names the contract; of a link it does not prove whose it is. */
  key: v.optional(v.string()),
});
export type WithdrawalRequest = v.InferOutput<typeof withdrawalRequestSchema>;

export const withdrawalStateSchema = v.picklist(['received', 'accepted', 'refused']);

/** The receipt of a statement. */
export const withdrawalReceiptSchema = v.object({
  id: v.string(),
  /** To the second. */
  received_at: v.string(),
  /** What was stated. */
  statement: v.string(),
  /** `accepted` when the contract is over, `received` while the provider has to answer. */
  state: withdrawalStateSchema,
  /** Euros that go back. */
  refund: v.number(),
  /** What of it waits for an IBAN, in euros, and of which work or booking it is (POL-11). */
  transfer: v.optional(v.object({ amount: v.number(), subject: v.string() })),
});
export type WithdrawalReceipt = v.InferOutput<typeof withdrawalReceiptSchema>;

/** The contract that a key names, null when there is none that may still be withdrawn from by it. */
export const namedContractSchema = v.object({
  contract: v.nullable(
    v.object({
      description: v.string(),
      /** The last day of the period. */
      until: v.string(),
      withdrawable: v.boolean(),
      /** Inside the period, by a key that only names it: its provider answers (LAW-05). */
      in_time: v.optional(v.boolean()),
      /** Euros that would go back. */
      refund: v.number(),
    }),
  ),
});
export type NamedContract = v.InferOutput<typeof namedContractSchema>['contract'];
