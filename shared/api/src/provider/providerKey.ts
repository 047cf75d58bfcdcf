import * as v from 'valibot';

/** What a key of the provider API may do: everything, every GET, or what is about the schedule (SET-19). */
export const KEY_SCOPES = ['all', 'read', 'schedule'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

export const keyCreationSchema = v.object({
  /** By which its owner knows it, and by which the history names whoever shows it. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  scope: v.picklist(KEY_SCOPES),
});
export type KeyCreation = v.InferOutput<typeof keyCreationSchema>;

/** A key without what opens anything; times are ISO instants. */
export const providerKeySchema = v.object({
  id: v.string(),
  name: v.string(),
  scope: v.picklist(KEY_SCOPES),
  /** Null for the one that was made before keys had names. */
  created_at: v.nullable(v.string()),
  /** To the minute; null before it was used, and always for the one without a name of its own. */
  last_used_at: v.nullable(v.string()),
});
export type ProviderKey = v.InferOutput<typeof providerKeySchema>;

export const providerKeysSchema = v.object({ keys: v.array(providerKeySchema) });

/** A new key, shown this once. */
export const newProviderKeySchema = v.object({ ...providerKeySchema.entries, key: v.string() });
export type NewProviderKey = v.InferOutput<typeof newProviderKeySchema>;
