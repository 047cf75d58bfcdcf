import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblems } from '../accessibility/describeProblems.ts';
import { readExamples } from '../accessibility/readExamples.ts';
import { smokeTest } from '../accessibility/smokeTest.ts';
import { buildIfChanged } from '../build/buildAll.ts';
import { typeCheck } from '../build/typeCheck.ts';
import { root, withDependencies, type WorkspacePackage } from '../packages.ts';
import { checkBuild } from '../release/checkBuild.ts';
import { newerInBuild } from '../release/compatibility/newerInBuild.ts';
import { drawProgram } from '../release/drawProgram.ts';
import { readRelease } from '../release/readRelease.ts';
import { runTool } from '../processes/runProgram.ts';
import { hasSpecs, readSpecs } from './ownerProblems.ts';
import { CATALOGUE, checkInBrowser, FAULTS, PORTAL } from './runPlaywright.ts';
import { checkUnits } from './checkUnits.ts';
import { complaint, type TestStep } from './testStep.ts';

/** Unit tests that read something of every package. */
const ABOUT_EVERY_PACKAGE = 'scripts/src/everyPackage/';

/** What the catalogue shows comes from these. */
const CATALOGUED = ['shared/ui', 'shared/catalogue'];

/** Whatever keeps a built remote from being released: contract, size, files, more than the oldest browsers have, a program that does not draw, views that do not mount or shut people out. */
async function checkRelease(remote: WorkspacePackage): Promise<string | undefined> {
  await buildIfChanged(remote.path);
  const dist = join(remote.folder, 'dist');
  const release = readRelease(dist);
  const problems = [...(await checkBuild(dist, release)), ...newerInBuild(dist, release)];
  const undrawn = await drawProgram(dist, release, readExamples());
  const broken = await smokeTest(dist, release);
  const all = [...problems, ...undrawn, ...(broken.length === 0 ? [] : [describeProblems(broken)])];
  return all.length === 0 ? undefined : all.join('\n');
}

function browserConfigs({ path }: WorkspacePackage): string[] {
  return [
    ...(CATALOGUED.includes(path) ? [CATALOGUE] : []),
    ...(hasSpecs(readSpecs(root), path) ? [FAULTS, PORTAL] : []),
  ];
}

/** Every check that concerns one package. */
export function packageSteps(
  checked: WorkspacePackage,
  all: readonly WorkspacePackage[],
): TestStep[] {
  const { path, folder } = checked;
  const journeys = `e2e/journeys/${path}`;
  const hasJourneys = existsSync(join(root, journeys));
  const sources = hasJourneys ? [path, journeys] : [path];
  // What a package promises, those may miss who use it.
  const typed = all.filter(
    (one) => withDependencies(one, all).includes(checked) || (hasJourneys && one.path === 'e2e'),
  );
  const configs = browserConfigs(checked);
  return [
    {
      title: 'Format',
      run: async () => complaint(await runTool('oxfmt', ['--check', ...sources])),
    },
    {
      title: 'Lint and package boundaries',
      run: async () =>
        complaint(await runTool('oxlint', ['--type-aware', '--deny-warnings', ...sources])),
    },
    { title: 'Types', run: () => typeCheck(typed) },
    {
      title: 'Dead code',
      run: async () => complaint(await runTool('knip', ['--workspace', path])),
    },
    {
      title: 'Unit tests',
      counts: 'unit',
      run: () => checkUnits([`${path}/`, ABOUT_EVERY_PACKAGE]),
    },
    ...(existsSync(join(folder, 'remote.json'))
      ? [{ title: 'Build, contract, accessibility', run: () => checkRelease(checked) }]
      : []),
    ...(configs.length > 0
      ? [{ title: 'Browser tests', counts: 'browser' as const, run: () => checkInBrowser(configs) }]
      : []),
  ];
}
