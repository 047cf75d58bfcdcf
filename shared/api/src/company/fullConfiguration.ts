import * as v from 'valibot';
import { configurationSchema } from './configuration.ts';
import { legalIdentitySchema } from './legalIdentity.ts';

/**
 * `GET /config` with what the pages of the edge show besides: who the provider is by law (LAW-02). The portal itself
 * reads only what stands beside its number, of the company, and does not carry the rest.
 */
export const fullConfigurationSchema = v.object({
  ...configurationSchema.entries,
  legal: v.optional(legalIdentitySchema),
  /** Whether customers can wait for a time that becomes free. */
  waiting_list: v.optional(v.boolean(), false),
});
export type FullConfiguration = v.InferOutput<typeof fullConfigurationSchema>;
