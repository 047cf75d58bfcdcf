import * as v from 'valibot';
import type { Http } from '../http/http.ts';
import { contractSchema } from './contract.ts';
import { requestedMoveSchema } from './moves/requestedMove.ts';
import { bookedPolicySchema } from './policy/bookedPolicy.ts';
import { workSchema } from './work.ts';

/** `GET /appointments/{id}`: the token renamed `token_cal` by the client (C-73). */
export const appointmentDetailsSchema = v.object({
  token: v.string(),
  details: v.object({
    ...workSchema.entries,
    /** Why it may not be moved (RSC-03). */
    move_refused: v.optional(v.nullable(v.string())),
    /** The other time that waits for the provider (RSC-08). */
    move: v.optional(v.nullable(requestedMoveSchema)),
    /** Under which it was booked (POL-02). */
    policy: v.optional(v.nullable(bookedPolicySchema)),
    /** Of what was agreed at a distance (LAW-05). */
    contract: v.optional(contractSchema),
  }),
});

/** One appointment. The lists of all are another client's, which the home does not need. */
export function createAppointmentDetailsApi(main: Http) {
  return {
    details: async (id: string, query: { geoCoords?: string } = {}) => {
      const { token, details } = await main.send({
        path: `/appointments/${encodeURIComponent(id)}`,
        query,
        answer: appointmentDetailsSchema,
      });
      return { ...details, token_cal: token };
    },
  };
}
