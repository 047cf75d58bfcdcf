/** Program of `npm run requirements`: which requirements the last run of `npm test` showed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';
import { main, Problem } from './terminal/problem.ts';
import { printRequirements, printRequirementsAsJson } from './requirements/printRequirements.ts';
import { namedRequirements, unnamedRequirements } from './requirements/namedRequirements.ts';
import { readInventory } from './requirements/readInventory.ts';
import { reportRequirements } from './requirements/requirementReport.ts';
import { lastBrowserOutcomes, lastTreeState, lastUnitOutcomes } from './checks/results.ts';
import { changedFiles, readTreeState } from './build/treeState.ts';

await main(async () => {
  const before = lastTreeState();
  if (before === undefined) throw new Problem('There is no test run yet: run npm test first.');
  const changed = new Set(changedFiles(before, readTreeState()));
  // What a changed or deleted test once showed says nothing about the one that is there now.
  const outcomes = [...(lastUnitOutcomes() ?? []), ...(lastBrowserOutcomes() ?? [])].filter(
    ({ file }) => !changed.has(file) && before[file] !== undefined,
  );
  const inventory = readInventory(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'));
  const report = reportRequirements(inventory, outcomes);
  const unnamed = unnamedRequirements(inventory, namedRequirements(root));
  const stale = changed.size > 0;
  if (process.argv.includes('--json')) {
    printRequirementsAsJson(report, unnamed, stale);
  } else {
    printRequirements(report, unnamed);
  }
  if (stale) {
    process.stderr.write(
      `The last test run is out of date: ${changed.size} files changed since. Run npm test again.\n`,
    );
  }
});
