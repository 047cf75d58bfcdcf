import { say } from '../terminal/say.ts';
import type { RequirementReport } from './requirementReport.ts';

/**
 * Prints a report for people.
 * @param unnamed rows that no source names
 */
export function printRequirements(report: RequirementReport, unnamed: readonly string[]): void {
  for (const [area, { total, shown, missing }] of Object.entries(report.areas)) {
    say(`${area.padEnd(5)} ${String(shown).padStart(3)} / ${String(total).padStart(3)}`);
    if (missing.length > 0) say(`      missing: ${missing.join(' ')}`);
  }
  say(`\n${report.shown} of ${report.total} requirements are shown by a passing test.`);
  if (report.unknown.length > 0) {
    say(`Tests name requirements that do not exist: ${report.unknown.join(' ')}`);
  }
  if (unnamed.length > 0) {
    say(
      `No source names: ${unnamed.join(' ')}. Write each into the docstring of what implements it.`,
    );
  }
}

/**
 * Prints a report for programs: JSON on standard output, where nothing else stands.
 * @param unnamed rows that no source names
 * @param stale whether sources have changed since the tests ran
 */
export function printRequirementsAsJson(
  report: RequirementReport,
  unnamed: readonly string[],
  stale: boolean,
): void {
  process.stdout.write(`${JSON.stringify({ ...report, unnamed, stale }, null, 2)}\n`);
}
