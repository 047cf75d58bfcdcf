import type { MissingField } from '@portal/api/setup/draft';
import type { SetupValues } from '@portal/api/setup/setupValues';
import { partsOfPath, valueAtPath, type FieldPath } from '../../draft/fieldPath.ts';
import { labelOf } from './labelOf.ts';
import { nameOfRecord } from './nameOfRecord.ts';

/** Fields whose values are not kept, as the list of what is missing names them. */
export function unsavedFields(values: SetupValues, paths: readonly FieldPath[]): MissingField[] {
  return paths.map((path) => {
    const [section, field] = partsOfPath(path);
    const record = nameOfRecord({ before: null, after: valueAtPath(values, path) });
    return { section, field, name: labelOf(section, field, record) };
  });
}
