import * as v from 'valibot';

/** One change of how a provider is set up (SET-22). */
export const providerChangeSchema = v.object({
  id: v.string(),
  /** ISO instant. */
  at: v.string(),
  by: v.object({
    /** `api` shows a key; `portal` is what it did by itself, or somebody at the database. */
    kind: v.picklist(['owner', 'operator', 'api', 'portal']),
    /** Of the operator, of the key; null for the others. */
    name: v.nullable(v.string()),
    /** Of the network; null for the portal. */
    address: v.nullable(v.string()),
  }),
  /** What it is about: `configuration`, `legal`, `hours`, `keys`. */
  area: v.string(),
  /** Which of several: a service's or expert's own id, the name of a key or webhook. */
  subject: v.nullable(v.string()),
  /** Null where the whole entry was made (`before` is null) or removed (`after` is). */
  field: v.nullable(v.string()),
  /** As it is stored; secrets are `•••`. */
  before: v.unknown(),
  after: v.unknown(),
});
export type ProviderChange = v.InferOutput<typeof providerChangeSchema>;

export const providerChangesSchema = v.object({
  changes: v.array(providerChangeSchema),
  next: v.nullable(v.string()),
});
export type ProviderChanges = v.InferOutput<typeof providerChangesSchema>;
