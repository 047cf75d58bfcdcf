import { instantSchema } from '@portal/api/http/instantSchema';
import * as v from 'valibot';

/** What a call that confirms says of the start that its customer saw, an instant; absent in calls of before (C-973). */
export const shownStartQuery = v.object({
  start: v.optional(
    v.pipe(
      instantSchema,
      v.transform((instant) => new Date(instant)),
    ),
  ),
});
