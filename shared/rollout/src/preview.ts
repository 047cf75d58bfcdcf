import { releaseSchema } from '@portal/contract/release';
import * as v from 'valibot';
import { hostReleaseSchema } from './release/hostRelease.ts';
import { domainSchema } from './override.ts';

/** How long a preview lasts where nothing else is said, and at most, in hours. */
export const PREVIEW_HOURS = { usual: 24, longest: 168 } as const;

/** One published release that whoever opens a link is shown in one provider's portal, whatever the rollouts say. */
export const previewSchema = v.object({
  provider: domainSchema,
  remote: v.pipe(v.string(), v.maxLength(63)),
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** Who asked for it. */
  author: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
});
export type Preview = v.InferOutput<typeof previewSchema>;

/** Body of POST /mgmt/previews. */
export const previewRequestSchema = v.object({
  ...previewSchema.entries,
  hours: v.optional(
    v.pipe(v.number(), v.minValue(0.1), v.maxValue(PREVIEW_HOURS.longest)),
    PREVIEW_HOURS.usual,
  ),
});
/** The same as its sender writes it. */
export type PreviewWish = v.InferInput<typeof previewRequestSchema>;

/** What an administrator gets. */
export const previewLinkSchema = v.object({
  /** Address at the provider's portal that begins it. */
  address: v.pipe(v.string(), v.url()),
  /** Until when the link opens, and the browser that opened it is shown something. */
  /** Milliseconds since 1970. */
  until: v.number(),
});
export type PreviewLink = v.InferOutput<typeof previewLinkSchema>;

/** A preview in force. */
export const heldPreviewSchema = v.object({
  preview: previewSchema,
  release: v.union([hostReleaseSchema, releaseSchema]),
  /** Token for the browser that holds it. */
  grant: v.string(),
  /** Milliseconds since 1970. */
  until: v.number(),
});
export type HeldPreview = v.InferOutput<typeof heldPreviewSchema>;
