import * as v from 'valibot';
import { setupClosureSchema } from './setupValues.ts';

/** National holidays of the next 12 months, each with the closure that ticking it adds (SET-14). */
export const holidaysSchema = v.object({
  holidays: v.array(
    v.object({
      date: v.string(),
      name: v.string(),
      closure: setupClosureSchema,
      is_closed: v.boolean(),
    }),
  ),
});
