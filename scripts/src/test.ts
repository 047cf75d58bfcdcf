/**
 * Program of `npm test`: every check, of everything, of one package or of those that changed, one after the other, and one
 * line with the sum.
 */
import { checkPackage } from './checks/checkedPackage.ts';
import { everyStep } from './checks/everyStep.ts';
import { packageSteps } from './checks/packageSteps.ts';
import { readTestCommand } from './checks/readTestCommand.ts';
import { beginResults } from './checks/results.ts';
import { runSteps } from './checks/runSteps.ts';
import { testChanged } from './checks/changed/testChanged.ts';
import { workspacePackages } from './packages.ts';
import { withFilesInMemory } from './checks/withFilesInMemory.ts';
import { main } from './terminal/problem.ts';

await main(async () => {
  const packages = workspacePackages();
  const command = readTestCommand(process.argv.slice(2), packages);
  const passed = await withFilesInMemory(() => {
    if (command.kind === 'changed') return testChanged(command.since, packages);
    if (command.kind === 'package') checkPackage(command.checked.path);
    beginResults();
    return runSteps(
      command.kind === 'package' ? packageSteps(command.checked, packages) : everyStep(),
    );
  });
  process.exit(passed ? 0 : 1);
});
