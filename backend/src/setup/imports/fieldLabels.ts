import type { ImportKind } from '@portal/api/provider/providerImport';
import type { Company } from '../../accounts/companies/company.ts';
import { fieldsOf, SPECS_PREFIX } from '../../provider/imports/fields/importField.ts';
import { texts } from './texts.ts';

/** What fields are called in Portuguese, by their names; what is asked about items by the provider's own words. */
export function fieldLabels(kind: ImportKind, company: Company): Record<string, string> {
  const words: Readonly<Record<string, string>> = {
    ...texts,
    ...Object.fromEntries(
      company.signupItemFields.map(({ name, label }) => [SPECS_PREFIX + name, label]),
    ),
  };
  return Object.fromEntries(fieldsOf(kind, company).map(({ name }) => [name, words[name] ?? name]));
}
