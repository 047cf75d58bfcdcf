import * as v from 'valibot';
import type { Http } from '../http/http.ts';
import { storageFeeSchema } from './storageFeeSchema.ts';

/** Terms info of a company by domain (CFG-10, ENT-03). */
export const companyTermsSchema = v.object({
  domain: v.string(),
  client: v.array(v.string()),
  item: v.array(v.string()),
  work: v.array(v.string()),
  companies: v.optional(v.array(v.string())),
  vat: v.string(),
  name: v.string(),
  terms: v.string(),
  /** What is asked for what is not collected; null without a setting (LAW-13). */
  storage_fee: v.optional(v.nullable(storageFeeSchema), null),
});

export function createCompanyTermsApi(main: Http) {
  return {
    read: (domain: string) =>
      main.send({ path: '/terms/company', query: { value: domain }, answer: companyTermsSchema }),
  };
}
