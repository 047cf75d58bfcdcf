import * as v from 'valibot';

/** Who of those with the administrator's token it is, for the record. */
export const byQuery = v.object({
  by: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
});
