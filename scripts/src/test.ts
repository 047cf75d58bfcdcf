/** Program of `npm test`: every check, of everything or of one package, one after the other, and one line with the sum. */
import { checkPackage } from './checks/checkedPackage.ts';
import { everyStep } from './checks/everyStep.ts';
import { packageSteps } from './checks/packageSteps.ts';
import { readTestCommand } from './checks/readTestCommand.ts';
import { beginResults } from './checks/results.ts';
import { runSteps } from './checks/runSteps.ts';
import { workspacePackages } from './packages.ts';
import { main } from './problem.ts';

await main(async () => {
  const packages = workspacePackages();
  const checked = readTestCommand(process.argv.slice(2), packages);
  if (checked !== undefined) checkPackage(checked.path);
  beginResults();
  const passed = await runSteps(checked ? packageSteps(checked, packages) : everyStep());
  process.exit(passed ? 0 : 1);
});
