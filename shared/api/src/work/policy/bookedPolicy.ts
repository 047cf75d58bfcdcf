import * as v from 'valibot';
import type { Policy } from '../../provider/policy.ts';

/** What a page reads of the policy that a booking keeps: the rule in words (POL-03). */
export const bookedPolicySchema = v.object({ sentences: v.array(v.string()) });

/** The policy that a booking keeps, with what it comes to (POL-02). Euros. */
export type BookedPolicy = Policy & {
  prepaid: number;
  free_until: string;
  /** The rule in words (POL-03). */
  sentences: string[];
};
