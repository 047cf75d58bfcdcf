import { rolloutSchema, type Rollout } from '@portal/contract/rollout';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import { isConflict } from '../database/databaseErrors.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { ApiError } from '../http/apiError.ts';
import { releasesNamedBy } from './queries.ts';
import { rollouts } from './tables.ts';

/** A wish to change a rollout: the new policy, and the revision that it replaces (0 for the first). */
export const rolloutChangeSchema = v.object({
  ...v.omit(rolloutSchema, ['revision', 'changedAt']).entries,
  killed: v.optional(v.array(v.string()), []),
  lastKnownGood: v.optional(v.nullable(v.string()), null),
  author: v.pipe(v.string(), v.trim(), v.minLength(1)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1)),
  replaces: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * Stores the next revision of a rollout.
 * @throws ApiError 409 when somebody changed it meanwhile (the answer names the revision in force), 400 when a rule
 *   names a version that was never published
 */
export async function changeRollout(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  { replaces, ...wish }: v.InferOutput<typeof rolloutChangeSchema>,
): Promise<Rollout> {
  const stale = (current: number): ApiError =>
    new ApiError(
      409,
      `The rollout of ${wish.remote} is at revision ${current}, not ${replaces}. Read it again and repeat the change.`,
      { extra: { revision: current } },
    );
  try {
    return await inTransaction(database, async (transaction) => {
      const rows = await transaction
        .select({ revision: rollouts.revision })
        .from(rollouts)
        .where(eq(rollouts.remote, wish.remote))
        .orderBy(desc(rollouts.revision))
        .limit(1);
      const current = rows[0]?.revision ?? 0;
      if (current !== replaces) throw stale(current);
      const changedAt = clock.now();
      const next: Rollout = { ...wish, revision: current + 1, changedAt: changedAt.toISOString() };
      const known = await releasesNamedBy(transaction, next);
      const unknown = [...next.rules.map((rule) => rule.version), next.lastKnownGood].find(
        (version) => version !== null && !known.has(version),
      );
      if (unknown !== undefined)
        throw new ApiError(400, `${wish.remote} ${unknown} was never published.`);
      await transaction.insert(rollouts).values({
        remote: next.remote,
        revision: next.revision,
        rollout: next,
        author: next.author,
        reason: next.reason,
        changedAt,
      });
      return next;
    });
  } catch (error) {
    // Two changes at once: the primary key lets only the first one in.
    if (isConflict(error)) throw stale(replaces + 1);
    throw error;
  }
}
