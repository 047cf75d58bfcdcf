import { runProgram } from '../../processes/runProgram.ts';
import { Problem } from '../../terminal/problem.ts';

/** The commit that a build is made of, and what differs from it. */
export interface Origin {
  commit: string;
  author: string;
  message: string;
  /** What of the build's sources is not as in the commit, as git says it. */
  changed: string[];
}

/**
 * Where the sources of a build come from; undefined where there is no commit.
 * @param folder a folder of the checkout
 * @param paths what the build depends on, from that folder
 */
export async function originOf(
  folder: string,
  paths: readonly string[],
): Promise<Origin | undefined> {
  const git = async (...args: string[]): Promise<string | undefined> => {
    const ended = await runProgram('git', args, { folder }).catch(() => undefined);
    return ended?.code === 0 ? ended.output : undefined;
  };
  const [said, status] = await Promise.all([
    git('log', '-1', '--format=%H%x00%an%x00%B'),
    git('status', '--porcelain', '--untracked-files=all', '--', ...paths),
  ]);
  if (said === undefined || status === undefined) return undefined;
  const [commit = '', author = '', message = ''] = said.trim().split('\0');
  const changed = status.split('\n').filter((line) => line !== '');
  return { commit, author, message: message.trim(), changed };
}

/** Changes that are named; more of them help nobody. */
const NAMED = 10;

/**
 * What was released must be found again: by its commit.
 * @throws Problem that says what is not in the commit, and how to release it all the same
 */
export function refuseDirty(title: string, origin: Origin | undefined): void {
  const why = `Commit first, or say why not: --dirty-because "…", which is kept with the release.`;
  if (origin === undefined)
    throw new Problem(
      `${title} was not published: its sources are in no commit, so nobody could find them again. ${why}`,
    );
  const { changed } = origin;
  if (changed.length === 0) return;
  const more = changed.length > NAMED ? [`… and ${changed.length - NAMED} more`] : [];
  throw new Problem(
    [
      `${title} was not published: what it is built of is not what was committed.`,
      ...[...changed.slice(0, NAMED), ...more].map((line) => `  ${line}`),
      why,
    ].join('\n'),
  );
}
