import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Mgmt } from '../mgmt/mgmt.ts';
import { Problem } from '../terminal/problem.ts';
import { collectPictures } from '../pictures/collectPictures.ts';
import { reviewPictures } from '../pictures/reviewPictures.ts';
import { runProgram } from '../processes/runProgram.ts';
import { detailsOf } from '../release/details/detailsOf.ts';
import { originOf, refuseDirty } from '../release/details/originOf.ts';
import { readReason } from '../release/readReason.ts';
import { registerRelease, versionTaken, wasOurs } from '../release/registerRelease.ts';
import { sayingHowFar } from '../release/upload/sayingHowFar.ts';
import { uploadOverHttp } from '../release/upload/uploadOverHttp.ts';
import { say } from '../terminal/say.ts';
import { step } from '../terminal/step.ts';
import { checkBuilt, type CheckOptions } from './checkBuilt.ts';

/** What may be said of a release. */
export interface ReleaseOptions extends CheckOptions {
  notes?: string;
  'dirty-because'?: string;
  'untested-because'?: string;
  'looks-right'?: string;
}

/** Lines of the output that help: what failed stands at its end. */
const SHOWN = 60;

const scriptsSchema = v.object({ scripts: v.optional(v.record(v.string(), v.string()), {}) });

/** Runs `npm test` of the remote. @throws Problem with what failed, and how to release all the same */
async function test(folder: string, title: string): Promise<void> {
  const advice = `say why not: --untested-because "…", which is kept with the release.`;
  const file = join(folder, 'package.json');
  const scripts = existsSync(file)
    ? v.parse(scriptsSchema, JSON.parse(readFileSync(file, 'utf8'))).scripts
    : {};
  if (scripts['test'] === undefined)
    throw new Problem(`${title} was not published: it has no npm test. Write one, or ${advice}`);
  const { code, output } = await step('Testing it', () =>
    runProgram('npm', ['test', '--silent'], { folder, environment: { NO_COLOR: '1' } }),
  );
  if (code === 0) return;
  const end = output.trim().split('\n').slice(-SHOWN).join('\n');
  throw new Problem(
    `${title} was not published: its tests are red.\n${end}\nMend them, or ${advice}`,
  );
}

function sayPublished(remote: string, version: string, how: string): void {
  say(`${remote} ${version} ${how}; nobody has it yet. Give it to one provider first:`);
  say(`  portal rollout set ${remote} ${version} --provider <domain> --reason "…"`);
}

/**
 * Tests and checks a build, uploads its files over HTTP with the team's token and registers it. Nobody has it then.
 * @param here where `remote.json` and `package.json` lie
 * @param built folder of the built files, with `release.json`
 * @param title name and version that shall be released: `mf-points 1.2.0`
 * @throws Problem with why not
 */
export async function releaseOutside(
  here: string,
  built: string,
  title: string,
  options: ReleaseOptions,
  mgmt: Mgmt,
): Promise<void> {
  const dirtyBecause = readReason('dirty-because', options['dirty-because']);
  const untestedBecause = readReason('untested-because', options['untested-because']);
  const looksRight = readReason('looks-right', options['looks-right']);
  const [name = '', version = ''] = title.split(' ');
  const cache = join(here, 'node_modules', '.cache', 'portal');
  const attempt = join(cache, `registering-${name}.json`);
  const before = (await mgmt.published(name)).get(version);
  if (before !== undefined && wasOurs(before, attempt))
    return sayPublished(name, version, 'was registered by the command that broke off');
  if (before !== undefined) throw versionTaken(name, version);
  const origin = await originOf(here, ['.']);
  if (dirtyBecause === undefined) refuseDirty(title, origin);
  if (untestedBecause === undefined) await test(here, title);
  const { album, onPictures } = collectPictures();
  const release = await checkBuilt(built, options, onPictures);
  if (release.name !== name || release.version !== version)
    throw new Problem(
      `${title} was not published: ${built} holds ${release.name} ${release.version}. Build again.`,
    );
  const folder = join(cache, 'pictures', name, version);
  const pictures = await step('Comparing pictures of its views with those before', () =>
    reviewPictures({ name, version, album, looksRight, folder }, mgmt),
  );
  const { added, present } = await step('Uploading what is new', () =>
    uploadOverHttp(built, release, mgmt, sayingHowFar()),
  );
  say(`  ${added} files added, ${present} were there`);
  const said = { notes: options.notes, dirtyBecause, untestedBecause };
  const details = { ...detailsOf(origin, said, [here]), pictures };
  // Files first: a release must never be known before it can be loaded.
  await step('Registering the release', () => registerRelease(release, mgmt, attempt, details));
  sayPublished(name, version, 'is published');
}
