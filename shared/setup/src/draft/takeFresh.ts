import { setupValuesSchema, type SetupValues } from '@portal/api/setup/setupValues';
import * as v from 'valibot';
import type { FieldPath } from './fieldPath.ts';
import type { Known } from './known.ts';

const valueAt = (values: SetupValues, path: FieldPath): unknown => {
  const [section, field] = partsOf(path);
  return Object(Object(values)[section])[field];
};

/** An id of a record may hold dots. */
function partsOf(path: FieldPath): [section: string, field: string] {
  const dot = path.indexOf('.');
  return [path.slice(0, dot), path.slice(dot + 1)];
}

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
    const written = valueAt(shown, path);
    if (JSON.stringify(written) === JSON.stringify(had.value)) {
      known.delete(path);
      continue;
    }
    const [section, field] = partsOf(path);
    values[section] = { ...values[section], [field]: written };
    known.set(path, { ...had, value: valueAt(fresh, path) });
  }
  return v.parse(setupValuesSchema, values);
}
