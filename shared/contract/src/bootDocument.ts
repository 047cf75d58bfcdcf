import * as v from 'valibot';
import { providerBrandingSchema } from './providerBranding.ts';
import { releaseSchema } from './release.ts';

/** One remote as resolved for this page view. */
export const resolvedRemoteSchema = v.object({
  name: v.string(),
  release: releaseSchema,
  /** Last known good release, used when `release` cannot be loaded. */
  fallback: v.nullable(releaseSchema),
  /** Why this release: the kind of the rule that decided. */
  reason: v.picklist([
    'pin',
    'provider',
    'percentage',
    'everyone',
    'last-known-good',
    'development',
  ]),
});
export type ResolvedRemote = v.InferOutput<typeof resolvedRemoteSchema>;

/**
 * The rollout resolved for one page view, inlined in the HTML by the edge.
 * `provider` is null when the domain belongs to no provider (SHL-58).
 */
export const bootDocumentSchema = v.object({
  provider: v.nullable(providerBrandingSchema),
  remotes: v.array(resolvedRemoteSchema),
  /** True when mgmt did not answer and the edge served the last document that worked. */
  degraded: v.boolean(),
  /** ISO instant at which the document was resolved. */
  resolvedAt: v.string(),
  environment: v.picklist(['development', 'test', 'production']),
});
export type BootDocument = v.InferOutput<typeof bootDocumentSchema>;

/** Id of the `<script type="application/json">` element that carries the document. */
export const BOOT_DOCUMENT_ELEMENT_ID = 'boot-document';
