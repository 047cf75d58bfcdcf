import * as v from 'valibot';
import { companiesSchema } from './company.ts';
import type { Http } from '../http/http.ts';

/** Kinds of providers to search by (`GET /config/vertical`, C-146). */
export const categoriesSchema = v.object({
  categories: v.array(
    v.object({ id: v.string(), key: v.string(), name: v.string(), icon: v.string() }),
  ),
});
export type Category = v.InferOutput<typeof categoriesSchema>['categories'][number];

export function createCompaniesApi(main: Http) {
  return {
    mine: () => main.send({ path: '/client/company', answer: companiesSchema }),
    /** `name` finds providers behind the first page, too. */
    search: (query: { verticalName?: string; geoCoords?: string; name?: string }) =>
      main.send({ path: '/client/company/new', query, answer: companiesSchema }),
    categories: () => main.send({ path: '/config/vertical', answer: categoriesSchema }),
    /** Becomes a customer of another provider with the account of this one (C-127). */
    join: (domain: string) =>
      main.send({
        method: 'POST',
        path: '/user/login/provider',
        json: { domain, terms_accepted: true },
        answer: v.object({ token: v.string() }),
      }),
  };
}
