import * as v from 'valibot';

/** A provider as customers see it (ENT-01). Distances in metres. */
export const companySchema = v.object({
  id: v.string(),
  name: v.string(),
  domain: v.string(),
  logo: v.string(),
  logo_url: v.optional(v.nullable(v.string())),
  geo: v.optional(v.nullable(v.object({ lat: v.number(), lng: v.number() }))),
  geo_coords: v.optional(v.nullable(v.string())),
  address: v.optional(v.nullable(v.string())),
  town: v.optional(v.nullable(v.string())),
  town_district: v.optional(v.nullable(v.string())),
  distance: v.optional(v.nullable(v.number())),
  website: v.optional(v.nullable(v.string())),
  phone: v.optional(v.nullable(v.string())),
  whatsapp_number: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
  url: v.string(),
  keywords: v.optional(v.array(v.object({ keyword: v.string(), type: v.string() })), []),
  registered: v.boolean(),
  logged: v.boolean(),
  scheduler_module: v.string(),
  is_scheduler_solo: v.boolean(),
  worksheet_operational: v.string(),
  demo: v.boolean(),
  support_equipment: v.boolean(),
  /** Where it is, as one line, and how far away (APT and provider cards). */
  companyDetails: v.optional(
    v.nullable(v.object({ address: v.string(), distance: v.nullable(v.number()) })),
  ),
  /** Of its legal identity what lists show: the words beside its number (LAW-03). */
  legal: v.optional(v.object({ phone_cost: v.optional(v.string()) })),
});
export type Company = v.InferOutput<typeof companySchema>;

export const companiesSchema = v.object({
  companies: v.array(companySchema),
  /** Of a search: the `offset` of those that follow, null when these are all. */
  next: v.optional(v.nullable(v.number())),
});
