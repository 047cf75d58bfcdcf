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

const entitySchema = v.object({ name: v.string(), url: v.string() });

/** Who settles disputes with consumers: the one of the district first (SET-08). */
export const arbitrationSchema = v.object({
  preset: v.nullable(entitySchema),
  offered: v.array(entitySchema),
});
