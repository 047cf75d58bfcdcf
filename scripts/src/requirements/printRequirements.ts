import { say } from '../say.ts';
import type { RequirementReport } from './requirementReport.ts';

/** Prints a report for people. */
export function printRequirements(report: RequirementReport): void {
  for (const [area, { total, shown, missing }] of Object.entries(report.areas)) {
    say(`${area.padEnd(5)} ${String(shown).padStart(3)} / ${String(total).padStart(3)}`);
    if (missing.length > 0) say(`      missing: ${missing.join(' ')}`);
  }
  say(`\n${report.shown} of ${report.total} requirements are shown by a passing test.`);
  if (report.unknown.length > 0) {
    say(`Tests name requirements that do not exist: ${report.unknown.join(' ')}`);
  }
}

/**
 * Prints a report for programs: JSON on standard output, where nothing else stands.
 * @param stale whether sources have changed since the tests ran
 */
export function printRequirementsAsJson(report: RequirementReport, stale: boolean): void {
  process.stdout.write(`${JSON.stringify({ ...report, stale }, null, 2)}\n`);
}
