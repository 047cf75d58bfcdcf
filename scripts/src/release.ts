/**
 * Program of `npm run release`: builds one remote, tests and checks it, mounts its views, uploads its files and registers
 * it; or builds the host, checks it and uploads its files.
 */
import { join } from 'node:path';
import { root } from './packages.ts';
import { main } from './terminal/problem.ts';
import { onInterruption } from './processes/onInterruption.ts';
import { withLock } from './processes/withLock.ts';
import { readReleaseCommand } from './release/releaseCommand.ts';
import { releaseHost } from './release/releaseHost.ts';
import { releaseRemote } from './release/releaseRemote.ts';

await main(async () => {
  const { remote, version, said } = readReleaseCommand(process.argv.slice(2));
  onInterruption(
    () =>
      `Interrupted: nobody has anything of ${remote} ${version ?? ''}`.trimEnd() +
      '. Run the same command again: it goes on from what is there, and says so if it is published by now.',
  );
  // Two would build into the same folder, and one would upload what the other just replaced.
  const lock = join(root, '.cache', `release-${remote}.lock`);
  return withLock(lock, `waiting for another release of ${remote} to end`, () =>
    version === undefined ? releaseHost() : releaseRemote(remote, version, said),
  );
});
