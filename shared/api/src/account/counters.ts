import * as v from 'valibot';
import type { Http } from '../http/http.ts';

/** Counters of the bottom bar (`GET /user/menu/counters`). */
export const countersSchema = v.object({
  warnings: v.number(),
  warnings_by_company: v.record(v.string(), v.number()),
  scheduled_appointments: v.number(),
});
export type Counters = v.InferOutput<typeof countersSchema>;

export function createCountersApi(main: Http) {
  return {
    read: () => main.send({ path: '/user/menu/counters', answer: countersSchema }),
  };
}
