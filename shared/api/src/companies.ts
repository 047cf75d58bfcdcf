import * as v from 'valibot';
import { companiesSchema } from './company.ts';
import type { Http } from './http.ts';

/** Counters of the bottom bar (`GET /user/menu/counters`). */
export const countersSchema = v.object({
  warnings: v.number(),
  warnings_by_company: v.record(v.string(), v.number()),
  scheduled_appointments: v.number(),
});
export type Counters = v.InferOutput<typeof countersSchema>;

export function createCompaniesApi(main: Http) {
  return {
    mine: () => main.send({ path: '/client/company', answer: companiesSchema }),
    search: (query: { verticalName?: string; geoCoords?: string }) =>
      main.send({ path: '/client/company/new', query, answer: companiesSchema }),
    counters: () => main.send({ path: '/user/menu/counters', answer: countersSchema }),
  };
}
