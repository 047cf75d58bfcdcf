import * as v from 'valibot';
import type { Http } from '../http/http.ts';

export const countriesSchema = v.array(v.object({ id: v.number(), country: v.string() }));

export function createCountriesApi(main: Http) {
  return { read: () => main.send({ path: '/countries', answer: countriesSchema }) };
}
