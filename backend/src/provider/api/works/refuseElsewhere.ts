import { ApiError } from '../../../platform/http/apiError.ts';

/** @throws ApiError 409 where an appointment starts at another time than whoever changes it has seen (C-952) */
export function refuseElsewhere(
  { seen_start: seen }: { seen_start?: string },
  startsAt: Date,
): void {
  if (seen !== undefined && Date.parse(seen) !== startsAt.getTime())
    throw new ApiError(409, 'This appointment was moved to another time.');
}
