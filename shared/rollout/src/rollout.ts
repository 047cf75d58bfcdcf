import * as v from 'valibot';

const version = v.string();

/**
 * One rule of a rollout. The first rule that applies to a page view decides;
 * percentages are sticky per customer and only ever add customers when raised.
 */
export const rolloutRuleSchema = v.variant('kind', [
  v.object({ kind: v.literal('pin'), providers: v.array(v.string()), version }),
  v.object({ kind: v.literal('provider'), providers: v.array(v.string()), version }),
  v.object({
    kind: v.literal('percentage'),
    percentage: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    salt: v.string(),
    version,
  }),
  v.object({ kind: v.literal('everyone'), version }),
]);
export type RolloutRule = v.InferOutput<typeof rolloutRuleSchema>;

/** Steps by which a version gets to more and more customers by itself. */
export const rolloutPlanSchema = v.object({
  version,
  /** Shares in per cent, each larger than the one before. 100 gives it to everyone. */
  steps: v.array(v.number()),
  /** The step that is in force, counted from 0. */
  step: v.number(),
  /** The least time at each step, in minutes. */
  minutes: v.number(),
  /** The least loads of the version at each step. */
  loads: v.number(),
  isPaused: v.boolean(),
});
export type RolloutPlan = v.InferOutput<typeof rolloutPlanSchema>;

/** The policy that says which release of one remote a provider gets. */
export const rolloutSchema = v.object({
  remote: v.string(),
  /** Counts the changes; a write must name the revision that it replaces. */
  revision: v.number(),
  rules: v.array(rolloutRuleSchema),
  /** Versions that nobody may get any more; a kill wins over every rule. */
  killed: v.array(version),
  /** The version to fall back to. */
  lastKnownGood: v.nullable(version),
  /** Absent where nothing goes on by itself. */
  plan: v.optional(rolloutPlanSchema),
  author: v.string(),
  reason: v.string(),
  changedAt: v.string(),
});
export type Rollout = v.InferOutput<typeof rolloutSchema>;
