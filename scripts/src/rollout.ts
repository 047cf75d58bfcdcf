/** Program of `npm run rollout`: who gets which release of which remote, now and from now on. */
import { mgmtOfInstallation } from './mgmt/mgmtOfInstallation.ts';
import { main } from './terminal/problem.ts';
import { say } from './terminal/say.ts';
import { readRolloutCommand } from './rollout/rolloutCommand.ts';
import { USAGE } from './rollout/usage.ts';
import { runRollout } from './rollout/runRollout.ts';

await main(async () => {
  const command = readRolloutCommand(process.argv.slice(2));
  if (command.kind === 'help') return say(USAGE);
  return runRollout(command, mgmtOfInstallation());
});
