import * as v from 'valibot';
import { providerBrandingSchema } from './provider/providerBranding.ts';
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

/** Address and, where its maker publishes one, integrity of the session-recording script. */
export const recordingToolSchema = v.object({
  url: v.pipe(v.string(), v.url()),
  integrity: v.optional(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/))),
});
export type RecordingTool = v.InferOutput<typeof recordingToolSchema>;

/** How the provider is reached, for browsers that can show nothing else of the portal (C-151). */
export const providerContactSchema = v.object({
  /** As it is written; null without one. */
  phone: v.nullable(v.string()),
  /** What calling it costs, in the provider's own words, where the number does not say it (LAW-03). */
  phoneCost: v.nullable(v.string()),
  email: v.nullable(v.string()),
});
export type ProviderContact = v.InferOutput<typeof providerContactSchema>;

/**
 * The rollout resolved for one page view, inlined in the HTML by the edge.
 * `provider` is null when the domain belongs to no provider (SHL-58).
 */
export const bootDocumentSchema = v.object({
  provider: v.nullable(providerBrandingSchema),
  /** For the edge, not in the page's copy; a service of before does not say. */
  contact: v.optional(providerContactSchema),
  /** The build of the shell that the page was made with; an older edge does not say. */
  host: v.optional(v.object({ version: v.string() })),
  remotes: v.array(resolvedRemoteSchema),
  /** True when mgmt did not answer and the edge served the last document that worked. */
  degraded: v.boolean(),
  /** ISO instant at which the document was resolved. */
  resolvedAt: v.string(),
  environment: v.picklist(['development', 'test', 'production']),
  /** The session-recording tool of this installation; added by the edge when one is set (CKE-17). */
  recording: v.optional(recordingToolSchema),
});
export type BootDocument = v.InferOutput<typeof bootDocumentSchema>;

/** Id of the `<script type="application/json">` element that carries the document. */
export const BOOT_DOCUMENT_ELEMENT_ID = 'boot-document';
