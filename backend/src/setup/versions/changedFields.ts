import * as v from 'valibot';
import type { SetupFields } from '../../platform/database/jsonColumns.ts';
import { changesBetween } from '../draft/changesBetween.ts';
import { SECTIONS_WITHOUT_NULL } from '../draft/mergeValues.ts';
import { setupValuesSchema, type SetupValues } from '../draft/setupValuesSchema.ts';

/** The values that are others than before, without those of records and of the law. Pure. */
export function changedFields(before: SetupValues, after: SetupValues): SetupValues {
  const changed: SetupFields = {};
  for (const { section, field, after: value } of changesBetween(before, after))
    if (!SECTIONS_WITHOUT_NULL.includes(section))
      changed[section] = { ...changed[section], [field]: value };
  return v.parse(setupValuesSchema, changed);
}
