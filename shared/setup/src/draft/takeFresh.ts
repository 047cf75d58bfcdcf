import { setupValuesSchema, type SetupValues } from '@portal/api/setup/setupValues';
import * as v from 'valibot';
import { partsOfPath, valueAtPath } from './fieldPath.ts';
import type { Known } from './known.ts';

/**
 * What the server has now, but for what is being written or was refused, which stays in its field: what others wrote into
 * one of these meanwhile is asked about when it is saved, since the revision in which it was seen stays (SET-06).
 * @param fresh what the server has
 * @param shown what the fields show
 * @param known of the fields that were written into; becomes what the server has of those that are not kept
 */
export function takeFresh(fresh: SetupValues, shown: SetupValues, known: Known): SetupValues {
  const values: Record<string, object> = { ...fresh };
  for (const [path, had] of [...known]) {
    const written = valueAtPath(shown, path);
    if (JSON.stringify(written) === JSON.stringify(had.value)) {
      known.delete(path);
      continue;
    }
    const [section, field] = partsOfPath(path);
    values[section] = { ...values[section], [field]: written };
    known.set(path, { ...had, value: valueAtPath(fresh, path) });
  }
  return v.parse(setupValuesSchema, values);
}
