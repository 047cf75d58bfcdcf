import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../packages.ts';
import { checkedPackage } from './checkedPackage.ts';
import { readBrowserReport, readUnitReport, type TestOutcome } from './testOutcome.ts';
import { readTreeState, type TreeState } from '../build/treeState.ts';

/** Where the last run of `npm test` left its results; one over a single package leaves those of all as they are. */
function resultsFolder(): string {
  return join(root, '.cache', checkedPackage() === undefined ? 'results' : 'package-results');
}

/** Files of the last run. */
export function resultFiles() {
  const folder = resultsFolder();
  return {
    unit: join(folder, 'unit.json'),
    browser: join(folder, 'browser.json'),
    faults: join(folder, 'faults.json'),
    catalogue: join(folder, 'catalogue.json'),
    engines: join(folder, 'engines.json'),
    tree: join(folder, 'tree.json'),
  } as const;
}

/** Forgets the last run and notes the sources that the coming run is about. */
export function beginResults(): void {
  const folder = resultsFolder();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(resultFiles().tree, JSON.stringify(readTreeState()));
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Outcomes of the unit tests of the last run, or undefined when they did not run. */
export function lastUnitOutcomes(): TestOutcome[] | undefined {
  const report = readJson(resultFiles().unit);
  return report === undefined ? undefined : readUnitReport(report, root);
}

function readBrowserOutcomes(files: readonly string[]): TestOutcome[] | undefined {
  const reports = files.map(readJson).filter((report) => report !== undefined);
  if (reports.length === 0) return undefined;
  return reports.flatMap((report) => readBrowserReport(report, root));
}

/** Outcomes of the browser tests of the last run, with the catalogue's, or undefined when they did not run. */
export function lastBrowserOutcomes(): TestOutcome[] | undefined {
  const { browser, faults, catalogue } = resultFiles();
  return readBrowserOutcomes([browser, faults, catalogue]);
}

/** Outcomes of the tests in other engines of the last run, or undefined when they did not run. */
export function lastEngineOutcomes(): TestOutcome[] | undefined {
  return readBrowserOutcomes([resultFiles().engines]);
}

/** Sources of the last run, or undefined when there was none. */
export function lastTreeState(): TreeState | undefined {
  const state = readJson(resultFiles().tree);
  return state === undefined ? undefined : v.parse(v.record(v.string(), v.string()), state);
}
