import type { ImportMapping } from '../../../platform/database/jsonColumns.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { ImportField } from './importField.ts';

/** The mapping that names columns, as it is kept. @throws ApiError 400 for a field or column that there is not */
export function readMapping(
  fields: readonly ImportField[],
  columns: readonly string[],
  named: Readonly<Record<string, string>>,
): ImportMapping {
  const mapping: ImportMapping = {};
  for (const [field, column] of Object.entries(named)) {
    if (!fields.some(({ name }) => name === field)) throw refusal(field, 'There is no such field.');
    const place = columns.indexOf(column);
    if (place < 0) throw refusal(field, 'The file has no such column.');
    mapping[field] = place;
  }
  return mapping;
}

function refusal(field: string, message: string): ApiError {
  return new ApiError(400, message, { extra: { field } });
}
