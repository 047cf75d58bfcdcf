import * as v from 'valibot';

/** What of a service is paid in advance, and until when it can be cancelled (POL-03). Euros, minutes before the start. */
export const serviceTermsSchema = v.object({
  prepaid: v.number(),
  on_site: v.number(),
  free_until_minutes: v.number(),
  /** Null without a policy: as long as it can be cancelled everything goes back. */
  late_percent: v.nullable(v.number()),
  no_show_percent: v.nullable(v.number()),
});
export type ServiceTerms = v.InferOutput<typeof serviceTermsSchema>;
