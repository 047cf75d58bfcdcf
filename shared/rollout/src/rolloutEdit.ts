import { rolloutSchema } from './rollout.ts';
import * as v from 'valibot';

const version = v.pipe(v.string(), v.minLength(1));
const providers = v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1));

const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const isGrowing = (steps: number[]): boolean =>
  steps.every((step, index) => step > (steps[index - 1] ?? 0));

/** One change of a rollout, as a person thinks of it. */
export const rolloutEditSchema = v.variant('kind', [
  /** These providers get the version; other rules for them, but not pins, end. */
  v.object({ kind: v.literal('provider'), version, providers }),
  /** A share of all customers gets the version; 0 keeps the rule and gives it to nobody. */
  v.object({
    kind: v.literal('percentage'),
    version,
    percentage,
  }),
  /** Everyone without a stronger rule gets the version; what they had becomes the last known good. */
  v.object({ kind: v.literal('everyone'), version }),
  /** Like `everyone`, and the version's own rules for providers and shares end. */
  v.object({ kind: v.literal('promote'), version }),
  v.object({ kind: v.literal('pin'), version, providers }),
  v.object({ kind: v.literal('unpin'), providers }),
  /** Nobody may get the version any more, whatever the rules say. */
  v.object({ kind: v.literal('kill'), version }),
  v.object({ kind: v.literal('revive'), version }),
  /**
   * Takes the version back from all who have it without a pin: its rules for providers and shares end, and where
   * everyone has it, everyone gets the last known good version.
   */
  v.object({ kind: v.literal('rollback'), version }),
  /** The version gets to more and more customers by itself, as long as the guard has nothing against it. */
  v.object({
    kind: v.literal('plan'),
    version,
    steps: v.pipe(
      v.array(percentage),
      v.minLength(2, 'A plan has two steps or more.'),
      v.maxLength(20),
      v.check(isGrowing, 'Each step of a plan is larger than the one before.'),
    ),
    /** The least time at each step, in minutes; at most 30 days, as long as loads are kept. */
    minutes: v.pipe(v.number(), v.minValue(1), v.maxValue(43_200)),
    /** The least loads of the version at each step. */
    loads: v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(1_000_000)),
  }),
  /** The plan waits until it is resumed; what it has given stays. */
  v.object({ kind: v.literal('pause-plan') }),
  v.object({ kind: v.literal('resume-plan') }),
  /** The plan ends; what it has given stays. */
  v.object({ kind: v.literal('cancel-plan') }),
  /** The plan goes on at once. */
  v.object({ kind: v.literal('next-step') }),
]);
export type RolloutEdit = v.InferOutput<typeof rolloutEditSchema>;

/** Body of POST /mgmt/rollouts/{remote}/edits. */
export const rolloutEditRequestSchema = v.object({
  edit: rolloutEditSchema,
  author: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  /** The revision that the edit was thought for; without it, the one in force. */
  replaces: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Says what would happen and changes nothing. */
  dryRun: v.optional(v.boolean(), false),
});
export type RolloutEditRequest = v.InferOutput<typeof rolloutEditRequestSchema>;
/** The same as its sender writes it. */
export type RolloutEditWish = v.InferInput<typeof rolloutEditRequestSchema>;

/** What the customers of one provider get of one remote; the shares sum up to 100. */
export const providerVersionsSchema = v.object({
  provider: v.string(),
  versions: v.array(
    v.object({ version: v.nullable(v.string()), share: v.number(), why: v.string() }),
  ),
});
export type ProviderVersions = v.InferOutput<typeof providerVersionsSchema>;

export const rolloutEditAnswerSchema = v.object({
  rollout: rolloutSchema,
  /** Providers whose customers get something else than before. */
  changes: v.array(
    v.object({
      provider: v.string(),
      before: providerVersionsSchema.entries.versions,
      after: providerVersionsSchema.entries.versions,
    }),
  ),
  dryRun: v.boolean(),
});
export type RolloutEditAnswer = v.InferOutput<typeof rolloutEditAnswerSchema>;
