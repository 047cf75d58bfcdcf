#!/usr/bin/env node
/** Program `portal` of the kit for teams outside: what `npm run …` does here, for a remote in any folder. */
import { join, resolve } from 'node:path';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import { Problem, main } from '../terminal/problem.ts';
import { readManifest } from '../release/readManifest.ts';
import { readRolloutCommand } from '../rollout/rolloutCommand.ts';
import { USAGE } from '../rollout/usage.ts';
import { runRollout } from '../rollout/runRollout.ts';
import { say } from '../terminal/say.ts';
import { step } from '../terminal/step.ts';
import { checkBuilt } from './checkBuilt.ts';
import { describeBuild } from './describeBuild.ts';
import { mgmtOfTeam } from './mgmtOfTeam.ts';
import { OUTSIDE_USAGE, readOutsideCommand, type OutsideCommand } from './outsideCommand.ts';
import { overrideOutside } from './overrideOutside.ts';
import { presetBuild } from './presetBuild.ts';
import { releaseOutside } from './releaseOutside.ts';

const here = process.cwd();

/** Commands that both have name themselves, and the file of a remote, as in this repository. */
const asCalledHere = (text: string) =>
  text
    .replaceAll(/npm run (\w+) --/g, 'portal $1')
    .replaceAll(/\bmf-[a-z-]+\/remote\.json/g, 'remote.json');

async function rollout(args: readonly string[]): Promise<void> {
  const command = readRolloutCommand(args);
  if (command.kind === 'help') return say(asCalledHere(USAGE));
  return runRollout(command, mgmtOfTeam());
}

function versionOf(given: string | undefined, declared: string): string {
  const version = v.safeParse(remoteManifestSchema.entries.version, given ?? declared);
  if (!version.success) throw new Problem(`"${given}" is no version like 1.2.3.`);
  return version.output;
}

async function run(command: Exclude<OutsideCommand, { kind: 'help' | 'rollout' }>): Promise<void> {
  const manifest = readManifest(join(here, 'remote.json'), 'remote.json');
  const folder = resolve(command.folder);
  const version = versionOf(command.version, manifest.version);
  const title = `${manifest.name} ${version}`;
  switch (command.kind) {
    case 'build': {
      const { buildRemote } = await presetBuild(here);
      const request = { mode: 'production', version, outputFolder: folder } as const;
      await step(`Building ${title}`, () => buildRemote(here, request));
      return;
    }
    case 'describe': {
      const { files } = await step(`Describing ${title}`, () =>
        describeBuild(folder, manifest, version),
      );
      return say(`  ${files.length} files, in ${join(folder, 'release.json')}`);
    }
    case 'check': {
      const release = await checkBuilt(folder, command);
      return say(`${release.name} ${release.version} is ready to be released.`);
    }
    case 'release':
      return releaseOutside(here, folder, title, command, mgmtOfTeam());
    case 'override':
      return overrideOutside(here, manifest, command, mgmtOfTeam());
  }
}

await main(async () => {
  try {
    const command = readOutsideCommand(process.argv.slice(2));
    if (command.kind === 'help') return say(OUTSIDE_USAGE);
    await (command.kind === 'rollout' ? rollout(command.args) : run(command));
  } catch (error) {
    throw error instanceof Problem ? new Problem(asCalledHere(error.message)) : error;
  }
});
process.exit();
