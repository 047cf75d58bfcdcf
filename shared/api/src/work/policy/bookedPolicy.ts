import * as v from 'valibot';
import type { Policy } from '../../provider/policy.ts';

/** What a page reads of the policy that a booking keeps: the rule in words (POL-03). */
export const bookedPolicySchema = v.object({ sentences: v.array(v.string()) });
export type BookedRule = v.InferOutput<typeof bookedPolicySchema>;

/** The policy that a booking keeps, with what it comes to (POL-02). Euros. */
export type BookedPolicy = Policy &
  BookedRule & {
    prepaid: number;
    free_until: string;
  };
