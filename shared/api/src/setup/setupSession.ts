import * as v from 'valibot';

/** `GET session`: whose set-up this is (SET-04). */
export const setupSessionSchema = v.object({
  provider: v.object({ domain: v.string(), name: v.string() }),
  /** Where codes go, masked: `••• ••• 678`. */
  contact: v.string(),
});
export type SetupSession = v.InferOutput<typeof setupSessionSchema>;
