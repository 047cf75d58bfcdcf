/** Program of `npm run requirements`: which requirements the last run of `npm test` showed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';
import { main, Problem } from './problem.ts';
import { say } from './progress.ts';
import { readInventory } from './requirementInventory.ts';
import { reportRequirements, type RequirementReport } from './requirementReport.ts';
import { lastBrowserOutcomes, lastTreeState, lastUnitOutcomes } from './results.ts';
import { changedFiles, readTreeState } from './treeState.ts';

function print(report: RequirementReport): void {
  for (const [area, { total, shown, missing }] of Object.entries(report.areas)) {
    say(`${area.padEnd(5)} ${String(shown).padStart(3)} / ${String(total).padStart(3)}`);
    if (missing.length > 0) say(`      missing: ${missing.join(' ')}`);
  }
  say(`\n${report.shown} of ${report.total} requirements are shown by a passing test.`);
  if (report.unknown.length > 0) {
    say(`Tests name requirements that do not exist: ${report.unknown.join(' ')}`);
  }
}

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
  const stale = changed.size > 0;
  if (process.argv.includes('--json')) {
    say(JSON.stringify({ ...report, stale }, null, 2));
  } else {
    print(report);
  }
  if (stale) {
    process.stderr.write(
      `The last test run is out of date: ${changed.size} files changed since. Run npm test again.\n`,
    );
  }
});
