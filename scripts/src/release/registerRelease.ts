import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@portal/contract/release';
import type { ReleaseDetails } from '@portal/rollout/release/releaseDetails';
import type { Mgmt } from '../mgmt/mgmt.ts';
import { NotLetIn, Unanswered } from '../mgmt/mgmtCalls.ts';
import { Problem } from '../terminal/problem.ts';

type Register = Pick<Mgmt, 'publish' | 'published'>;

/** As it comes out of another process: no undefined members. */
function plain(record: unknown): unknown {
  return JSON.parse(JSON.stringify(record));
}

function readAttempt(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** What to do about a version that somebody has. */
export function versionTaken(remote: string, version: string): Problem {
  return new Problem(
    `${remote} ${version} is published already, and a release never changes: raise "version" in ${remote}/remote.json, or give --version.`,
  );
}

/**
 * Whether a version that mgmt has is the one that this checkout was registering when it lost the answer or ended.
 * @param attempt file that `registerRelease` leaves then; it is removed when it has said what it had to say
 */
export function wasOurs(record: unknown, attempt: string): boolean {
  const isOurs = isDeepStrictEqual(readAttempt(attempt), plain(record));
  if (isOurs) rmSync(attempt, { force: true });
  return isOurs;
}

/**
 * Registers a release whose files are all in the storage, once: when the answer is lost, mgmt is asked whether it has
 * it; and who registers the same build at the same moment has registered it, too.
 * @param attempt file that remembers what is being registered, in case this process does not hear of it any more
 * @param details what the build was made of; of two who register the same at once, those of the first are kept
 * @throws Problem when the version is another build's, or when it is not known whether mgmt has it
 */
export async function registerRelease(
  release: Release,
  mgmt: Register,
  attempt: string,
  details?: ReleaseDetails,
): Promise<void> {
  const { name, version } = release;
  mkdirSync(dirname(attempt), { recursive: true });
  writeFileSync(attempt, JSON.stringify(release));

  async function isThere(): Promise<boolean> {
    return wasOurs((await mgmt.published(name)).get(version) ?? null, attempt);
  }

  try {
    const isNew = await mgmt.publish(release, details);
    if (!isNew && !(await isThere())) throw versionTaken(name, version);
    rmSync(attempt, { force: true });
  } catch (error) {
    const isOpen = error instanceof Unanswered;
    const isKnown = isOpen ? await isThere().catch(() => undefined) : false;
    if (isKnown === true) return;
    if (!isOpen) rmSync(attempt, { force: true });
    if (!isOpen && !(error instanceof NotLetIn)) throw error;
    const state = isKnown === undefined ? 'may or may not be registered' : 'is not registered';
    throw new Problem(
      `${error.message}\nThe files of ${name} ${version} are uploaded, it ${state}, and nobody has it. Run the same command again then: it completes what is missing.`,
    );
  }
}
