import * as v from 'valibot';
import { releaseDetailsSchema } from './release/releaseDetails.ts';
import { rolloutSchema } from './rollout.ts';
import { providerVersionsSchema } from './rolloutEdit.ts';
import { slowerPageSchema } from './slowerPage.ts';

/** What a release on the page did wrong in the last day; it halts no canary. */
export const remarkCountSchema = v.object({
  /** One of `REMARK_CODES`. */
  code: v.string(),
  /** Page views on which it happened, however often. */
  pages: v.number(),
  /** Whether it happens clearly more often, for the loads, than with what everyone has. */
  isUnusual: v.boolean(),
});
export type RemarkCount = v.InferOutput<typeof remarkCountSchema>;

/** What an error of a release said, without what may be somebody's. */
export const errorCountSchema = v.object({
  code: v.string(),
  message: v.string(),
  /** Places in files of releases, the nearest first, one in each line; empty when the browser told none. */
  stack: v.string(),
  /** The same for the same error in later releases, too. */
  fingerprint: v.string(),
  /** Page views on which it happened since the release was first given. */
  pages: v.number(),
  firstAt: v.string(),
});
export type ErrorCount = v.InferOutput<typeof errorCountSchema>;

/** How one release did in browsers during the last day. */
export const releaseHealthSchema = v.object({
  version: v.string(),
  loads: v.number(),
  failures: v.number(),
  /** Median time until the view was on the page, in milliseconds; null when there was none. */
  medianMilliseconds: v.nullable(v.number()),
  /** Failures by their stable code, most frequent first. */
  codes: v.array(v.object({ code: v.string(), count: v.number() })),
  /** The most frequent first; an older mgmt tells none. */
  remarks: v.optional(v.array(remarkCountSchema), []),
  /** Those of the last day, of most page views first; an older mgmt tells none. */
  errors: v.optional(v.array(errorCountSchema), []),
});
export type ReleaseHealth = v.InferOutput<typeof releaseHealthSchema>;

/** One release that could be given; an older mgmt tells neither who published it nor what it was made of. */
export const publishedReleaseSchema = v.object({
  version: v.string(),
  publishedAt: v.string(),
  /** Null where that was not kept. */
  publishedBy: v.optional(v.nullable(v.string()), null),
  details: v.optional(v.nullable(releaseDetailsSchema), null),
});
export type PublishedRelease = v.InferOutput<typeof publishedReleaseSchema>;

/** One remote: its rollout, who gets what, how that does, and what could be given. */
export const remoteOverviewSchema = v.object({
  remote: v.string(),
  rollout: rolloutSchema,
  providers: v.array(providerVersionsSchema),
  health: v.array(releaseHealthSchema),
  /** Pages that are slower for customers in releases on trial; an older mgmt tells none. */
  slower: v.optional(v.array(slowerPageSchema), []),
  /** The newest releases first. */
  releases: v.array(publishedReleaseSchema),
});
export type RemoteOverview = v.InferOutput<typeof remoteOverviewSchema>;

/** Answer of GET /mgmt/overview. */
export const rolloutOverviewSchema = v.object({ remotes: v.array(remoteOverviewSchema) });
export type RolloutOverview = v.InferOutput<typeof rolloutOverviewSchema>;
