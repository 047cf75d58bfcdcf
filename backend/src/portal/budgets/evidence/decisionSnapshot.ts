import { JOB_STATES, JOB_URGENCIES } from '@portal/domain/budget/jobState';
import * as v from 'valibot';
import type { LockedWork } from '../lockWork.ts';
import type { StoredBudget } from '../storedBudget.ts';

const text = v.optional(v.nullable(v.string()), null);
const cents = v.pipe(v.number(), v.integer());

const lineSchema = v.object({
  kind: v.optional(v.picklist(['labour', 'materials'])),
  designation: v.string(),
  price_cents: cents,
  discount: v.number(),
  vat_rate: v.number(),
  completed: v.boolean(),
});

/** The version as it was decided about, as a record of evidence keeps it: without whom it was for (D-05). */
export const decisionSnapshotSchema = v.object({
  budget: v.object({
    version: v.number(),
    postedAt: v.string(),
    validUntil: v.string(),
    startsOn: text,
    endsOn: text,
    paymentTerms: text,
    diagnosisCents: cents,
    pricesIncludeVat: v.boolean(),
    /** Whether it was posted in jobs, not in lines (BUD-03). */
    itemised: v.boolean(),
    /** Why it may not be withdrawn from (LAW-10); absent in records of before. */
    withdrawalExcluded: v.optional(v.nullable(v.string())),
    provider: v.object({
      legal_name: text,
      address: text,
      email: text,
      phone: text,
      nipc: text,
      registry_number: text,
    }),
    jobs: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        description: text,
        urgency: v.picklist(JOB_URGENCIES),
        required: v.boolean(),
        warranty_months: v.nullable(v.number()),
        lines: v.array(lineSchema),
        subtotal_cents: cents,
        carried: v.boolean(),
        state: v.picklist(JOB_STATES),
      }),
    ),
  }),
});
export type DecisionSnapshot = v.InferOutput<typeof decisionSnapshotSchema>;

/**
 * What was on the screen: the version with its jobs, and where the work stood. Its customer is kept apart.
 * @param done how many of the lines that it is about since the decision were done
 */
export function decisionSnapshot(budget: StoredBudget, work: LockedWork, done: number) {
  const { approval: _approval, customer: _customer, ...version } = budget;
  return {
    budget: JSON.parse(JSON.stringify(version)),
    work: { bars: work.bars, state_name: work.stateName, done },
  };
}
