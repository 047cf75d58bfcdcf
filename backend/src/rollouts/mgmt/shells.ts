import { isDeepStrictEqual } from 'node:util';
import { hostReleaseSchema, type HostRelease } from '@portal/rollout/release/hostRelease';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findRelease } from './queries.ts';

/** How long a shell counts as in use after an edge last served it, in milliseconds. */
const IN_USE = 24 * 60 * 60 * 1000;

/** One build of the host and the contract that it offers. */
export const shellSchema = v.object({
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  contract: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  /** Its record, by which mgmt can give it to customers; without one edges serve it that are started with it. */
  release: v.optional(hostReleaseSchema),
});
type Shell = v.InferOutput<typeof shellSchema>;
export type ShellVersion = Pick<Shell, 'version' | 'contract'>;

/** How much later than last noted a shell is noted again, in milliseconds. */
const NOTED_EVERY = 10 * 60 * 1000;

/**
 * Notes that an edge serves a shell. Only edges are believed: a page gets a release only together with the shell that its
 * edge serves, and what browsers say anybody can say. A shell that nobody put in service is ignored.
 */
export async function noteServedShell(
  database: Database,
  version: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('shells')
    .set({ seenAt: now })
    .where('version', '=', version)
    .where('seenAt', '<', new Date(now.getTime() - NOTED_EVERY))
    .execute();
}

/**
 * Takes a shell out of use. One that an edge still serves comes back by itself, because pages are still made with it.
 * @returns false when there is no such shell
 */
export async function retireShell(
  database: Database,
  version: string,
  now: Date,
): Promise<boolean> {
  const retired = await database
    .updateTable('shells')
    .set({ seenAt: new Date(now.getTime() - IN_USE) })
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return retired !== undefined;
}

/** Notes that a shell was put in service, and keeps its record, which never changes. @throws ApiError 409 when it would */
export async function noteShell(
  database: Database,
  { version, contract, release }: Shell,
  now: Date,
): Promise<void> {
  if (release !== undefined) await keepRecord(database, release, now);
  await database
    .insertInto('shells')
    .values({ version, contract, seenAt: now })
    .onConflict((conflict) => conflict.column('version').doUpdateSet({ seenAt: now }))
    .execute();
}

async function keepRecord(database: Database, release: HostRelease, now: Date): Promise<void> {
  const { name: remote, version } = release;
  await database
    .insertInto('releases')
    .values({ remote, version, release: JSON.stringify(release), publishedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!isDeepStrictEqual(await findRelease(database, remote, version), release))
    throw new ApiError(409, `The host ${version} is published already, and is another build.`);
}

/** The shells that edges served in the last day, and in any case the newest one. */
export async function listShellsInUse(database: Database, now: Date): Promise<ShellVersion[]> {
  const known = database
    .selectFrom('shells')
    .select(['version', 'contract'])
    .orderBy('seenAt', 'desc');
  const recent = await known.where('seenAt', '>', new Date(now.getTime() - IN_USE)).execute();
  return recent.length > 0 ? recent : known.limit(1).execute();
}
