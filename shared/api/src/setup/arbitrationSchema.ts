import * as v from 'valibot';

const entitySchema = v.object({
  name: v.string(),
  url: v.string(),
  /** What an owner should know before naming it (C-785). */
  doubt: v.nullable(v.string()),
});

/** Who settles disputes with consumers: the one of the district first (SET-08). */
export const arbitrationSchema = v.object({
  preset: v.nullable(entitySchema),
  offered: v.array(entitySchema),
});
