import type { Company } from '../../../accounts/companies/company.ts';
import type { ImportMapping } from '../../../platform/database/jsonColumns.ts';
import type { ImportKind } from '@portal/api/provider/providerImport';
import { requiredFieldsOf } from './importField.ts';

/** Groups of fields of which each needs a column and has none (SET-23). */
export function missingFields(
  kind: ImportKind,
  company: Company,
  mapping: ImportMapping,
): readonly string[][] {
  return requiredFieldsOf(kind, company).filter((group) =>
    group.every((field) => mapping[field] === undefined),
  );
}
