import type { CsvProblem } from '@portal/api/provider/providerImport';
import { ApiError } from '../../../platform/http/apiError.ts';

/** That a file cannot be read as CSV, and why, for programs and for the page of its owner. */
export function unreadableCsv(problem: CsvProblem, message: string): ApiError {
  return new ApiError(422, message, { code: 'CSV', extra: { problem } });
}
