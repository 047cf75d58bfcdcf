import { and, desc, eq, gt, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../../platform/database/database.ts';
import { shells } from './tables.ts';

/** How long a shell counts as in use after an edge last served it, in milliseconds. */
const IN_USE = 24 * 60 * 60 * 1000;

/** One build of the host and the contract that it offers. */
export const shellSchema = v.object({
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  contract: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
});
export type ShellVersion = v.InferOutput<typeof shellSchema>;

/** How much later than last noted a shell is noted again, in milliseconds. */
const NOTED_EVERY = 10 * 60 * 1000;

/**
 * Notes that an edge serves a shell. Only edges are believed: a page gets a release only together with the shell that its
 * edge serves, and what browsers say anybody can say. A shell that nobody put in service is ignored.
 */
export async function noteServedShell(
  database: Queryable,
  version: string,
  now: Date,
): Promise<void> {
  await database
    .update(shells)
    .set({ seenAt: now })
    .where(
      and(eq(shells.version, version), lt(shells.seenAt, new Date(now.getTime() - NOTED_EVERY))),
    );
}

/**
 * Takes a shell out of use. One that an edge still serves comes back by itself, because pages are still made with it.
 * @returns false when there is no such shell
 */
export async function retireShell(
  database: Queryable,
  version: string,
  now: Date,
): Promise<boolean> {
  const retired = await database
    .update(shells)
    .set({ seenAt: new Date(now.getTime() - IN_USE) })
    .where(eq(shells.version, version))
    .returning({ version: shells.version });
  return retired.length > 0;
}

/** Notes that a shell was put in service. */
export async function noteShell(
  database: Queryable,
  { version, contract }: ShellVersion,
  now: Date,
): Promise<void> {
  await database
    .insert(shells)
    .values({ version, contract, seenAt: now })
    .onConflictDoUpdate({ target: shells.version, set: { seenAt: now } });
}

/** The shells that edges served in the last day, and in any case the newest one. */
export async function listShellsInUse(database: Queryable, now: Date): Promise<ShellVersion[]> {
  const columns = { version: shells.version, contract: shells.contract };
  const recent = await database
    .select(columns)
    .from(shells)
    .where(gt(shells.seenAt, new Date(now.getTime() - IN_USE)))
    .orderBy(desc(shells.seenAt));
  if (recent.length > 0) return recent;
  return database.select(columns).from(shells).orderBy(desc(shells.seenAt)).limit(1);
}
