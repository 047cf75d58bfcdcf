import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ReleasePictures } from '@portal/rollout/release/releaseDetails';
import { inParallel } from '@portal/storage/parallel/inParallel';
import { PAUSES, patiently } from '@portal/storage/parallel/patiently';
import type { Mgmt } from '../mgmt/mgmt.ts';
import { Unanswered } from '../mgmt/mgmtCalls.ts';
import { Problem } from '../terminal/problem.ts';
import { say } from '../terminal/say.ts';
import { comparePictures, type Comparison } from './comparePictures.ts';
import { describeComparisons } from './describeComparisons.ts';
import type { Picture } from './takePictures.ts';

const AT_ONCE = 4;

/** The pictures of a build, and what drew them. */
export interface Album {
  drawnBy: string;
  pictures: Picture[];
}

/** What is to be published, and what is said of its looks. */
export interface Looks {
  name: string;
  version: string;
  album: Album;
  /** Why it may look otherwise than what everyone has. */
  looksRight: string | undefined;
  /** Folder for the pictures of what moved. */
  folder: string;
}

type Asked = Pick<Mgmt, 'rollouts' | 'releases' | 'picture' | 'sendPicture'>;

interface Before {
  version: string;
  pictures: ReleasePictures;
}

const hashOf = (png: Buffer): string => createHash('sha384').update(png).digest('hex');

/** The pictures of the release that everyone has; says so when there is none, or none of it. */
async function picturesBefore(name: string, mgmt: Asked): Promise<Before | undefined> {
  const rules = (await mgmt.rollouts()).get(name)?.rules ?? [];
  const version = rules.find(({ kind }) => kind === 'everyone')?.version;
  const releases = version === undefined ? [] : await mgmt.releases(name);
  const pictures = releases.find((one) => one.version === version)?.details?.pictures;
  if (version !== undefined && pictures !== undefined) return { version, pictures };
  say(
    version === undefined
      ? `  nothing to compare with: there is no release of ${name} that everyone has`
      : `  nothing to compare with: ${name} ${version}, which everyone has, was published without pictures`,
  );
  return undefined;
}

/** Writes what a view looked like, looks like, and where both differ. */
function writePictures(
  folder: string,
  name: string,
  pictures: Record<'before' | 'after' | 'difference', Buffer | undefined>,
): void {
  mkdirSync(folder, { recursive: true });
  for (const [what, png] of Object.entries(pictures))
    if (png !== undefined) writeFileSync(join(folder, `${name}.${what}.png`), png);
}

async function compareAll(
  { name, album, folder }: Looks,
  before: Before,
  mgmt: Asked,
): Promise<Map<string, Comparison>> {
  const now = new Map(album.pictures.map((picture) => [picture.name, picture.png]));
  const then = new Map(Object.entries(before.pictures.files));
  const names = [...new Set([...then.keys(), ...now.keys()])].sort();
  rmSync(folder, { recursive: true, force: true });
  const compared = await inParallel(AT_ONCE, names, async (picture) => {
    const [hash, after] = [then.get(picture), now.get(picture)];
    if (hash !== undefined && after !== undefined && hashOf(after) === hash)
      return [picture, comparePictures(after, after)] as const;
    const was = hash === undefined ? undefined : await mgmt.picture(name, before.version, picture);
    const comparison = comparePictures(was, after);
    const { outcome, difference } = comparison;
    if (outcome !== 'same') writePictures(folder, picture, { before: was, after, difference });
    return [picture, comparison] as const;
  });
  return new Map(compared);
}

/**
 * Compares the pictures of a build with those of the release that everyone has, and sends mgmt the ones that it does
 * not have. A view that is new asks for nothing.
 * @returns what is kept with the release
 * @throws Problem with the views that look otherwise, or are gone, when nobody said that it is right
 */
export async function reviewPictures(looks: Looks, mgmt: Asked): Promise<ReleasePictures> {
  const { name, version, album, looksRight, folder } = looks;
  const before = await picturesBefore(name, mgmt);
  let isOther = false;
  if (before !== undefined) {
    const compared = await compareAll(looks, before, mgmt);
    const lines = describeComparisons(compared);
    isOther = [...compared.values()].some(
      ({ outcome }) => outcome === 'moved' || outcome === 'removed',
    );
    const others =
      before.pictures.drawnBy === album.drawnBy
        ? []
        : [
            `Those before were drawn by ${before.pictures.drawnBy}, these by ${album.drawnBy}, which may be why.`,
          ];
    if (isOther && looksRight === undefined)
      throw new Problem(
        [
          `${name} ${version} was not published: it looks otherwise than ${before.version}, which everyone has.`,
          ...lines,
          ...others,
          `Before, after and difference are in ${relative('', folder)}.`,
          'Look at them, then say why they are right: --looks-right "…", which is kept with the release.',
        ].join('\n'),
      );
    for (const line of lines) say(line);
  }
  const files = new Map(album.pictures.map((picture) => [picture.name, hashOf(picture.png)]));
  const there = new Set(Object.values(before?.pictures.files ?? {}));
  const fresh = album.pictures.filter(({ png }) => !there.has(hashOf(png)));
  await inParallel(AT_ONCE, fresh, ({ png }) =>
    patiently(
      () => mgmt.sendPicture(name, hashOf(png), png),
      (cause) => cause instanceof Unanswered,
      PAUSES,
    ),
  );
  return {
    drawnBy: album.drawnBy,
    files: Object.fromEntries([...files].sort(([one], [other]) => one.localeCompare(other))),
    looksRight: isOther ? looksRight : undefined,
  };
}
