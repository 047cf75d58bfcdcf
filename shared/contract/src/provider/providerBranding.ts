import * as v from 'valibot';

/** What the first paint needs to know of a provider; public, no personal data. */
export const providerBrandingSchema = v.object({
  domain: v.string(),
  name: v.string(),
  vertical: v.string(),
  /** The one brand colour, `#rrggbb`; everything else is derived from it. */
  brand: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
  /** Address of the logo on the portal's own origin. */
  logo: v.string(),
  itemLabel: v.string(),
  itemLabelPlural: v.string(),
  supportsItems: v.boolean(),
  iconSet: v.picklist(['AUTO', 'TECH', 'DEFAULT']),
});
export type ProviderBranding = v.InferOutput<typeof providerBrandingSchema>;
