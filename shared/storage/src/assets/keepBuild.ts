import { readdir } from 'node:fs/promises';
import { addAsset, compareAsset, type AssetOutcome } from './addAsset.ts';
import type { AssetStore } from './assetStore.ts';
import { assetType } from './assetTypes.ts';
import { ASSET_VARIANTS } from './assetVariants.ts';
import { inParallel } from '../parallel/inParallel.ts';
import { PassingFailure } from '../parallel/passingFailure.ts';
import { PAUSES, patiently } from '../parallel/patiently.ts';
import { readBuilt, type BuiltFile } from './readBuilt.ts';

/** How many files of a build are under way at a time. */
const AT_ONCE = 8;
const isPassing = (cause: unknown): boolean => cause instanceof PassingFailure;

/** A build that lies in a local folder. */
export interface LocalBuild {
  folder: string;
  /** Name of its package, below which its files lie in the storage. */
  name: string;
  /** Its record: paths and hashes of the files that are served. */
  files: readonly BuiltFile[];
}

/** What became of the files of a build; compressed variants count as files. */
export interface KeptBuild {
  added: number;
  /** Were there already, as builds share what did not change between them. */
  present: number;
}

/** How a build is put into the storage. */
export interface KeepOptions {
  /** Whether what is there already is read and compared; otherwise its name, which holds its content's hash, will do. */
  compare?: boolean;
  /** Hears how many files are done, and of how many. */
  told?: (done: number, all: number) => void;
  pauses?: readonly number[];
}

/** Says why a build is not in the storage; what was added stays, and the next attempt goes on from there. */
export class KeepFailure extends Error {}

/** The served files of the record, each with the compressed variants that lie beside it. */
async function piecesOf({ folder, files }: LocalBuild): Promise<BuiltFile[]> {
  const found = (await readdir(folder, { recursive: true })).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const there = new Set(found);
  return files
    .filter(({ path }) => assetType(path) !== undefined)
    .flatMap(({ path, integrity }) => {
      const variants = ASSET_VARIANTS.map(({ ending }) => path + ending);
      return [path, ...variants.filter((variant) => there.has(variant))].map((form) => ({
        path: form,
        integrity,
      }));
    });
}

/** @throws KeepFailure with every file that is not what the record says */
async function readPieces(
  folder: string,
  pieces: readonly BuiltFile[],
): Promise<{ path: string; content: Buffer }[]> {
  const read = await inParallel(AT_ONCE, pieces, (piece) => readBuilt(folder, piece));
  const problems = read.filter((content) => typeof content === 'string');
  if (problems.length > 0) throw new KeepFailure(`${problems.join('; ')}.`);
  return pieces.flatMap(({ path }, index) => {
    const content = read[index];
    return Buffer.isBuffer(content) ? [{ path, content }] : [];
  });
}

/** The names that are there. To a store that does not let itself be listed each file is a question of its own. */
async function namesIn(store: AssetStore, name: string): Promise<Set<string>> {
  try {
    return await store.list(name);
  } catch (cause) {
    if (cause instanceof PassingFailure) throw cause;
    return new Set();
  }
}

/**
 * Adds the served files of a build and their compressed variants to the asset storage, after having compared all of
 * them with the build's record. Nothing is ever overwritten or removed. What is missing is found by one listing, so
 * that an attempt that broke off is completed by the next one, and a build that is there costs one question.
 * @throws KeepFailure when a file is not what was built, a name is taken by other content, or the storage refuses
 */
export async function keepBuild(
  store: AssetStore,
  build: LocalBuild,
  { compare = true, told = () => undefined, pauses = PAUSES }: KeepOptions = {},
): Promise<KeptBuild> {
  const pieces = await readPieces(build.folder, await piecesOf(build));
  const counts = { added: 0, present: 0 };
  const different: string[] = [];
  let there = new Set<string>();

  function keep(key: string, content: Buffer): Promise<AssetOutcome> {
    if (!there.has(key)) return addAsset(store, key, content);
    return compare ? compareAsset(store, key, content) : Promise.resolve('present');
  }

  try {
    there = await patiently(() => namesIn(store, build.name), isPassing, pauses);
    await inParallel(AT_ONCE, pieces, async ({ path, content }) => {
      const key = `${build.name}/${path}`;
      const outcome = await patiently(() => keep(key, content), isPassing, pauses);
      if (outcome === 'different') different.push(key);
      else counts[outcome] += 1;
      told(counts.added + counts.present, pieces.length);
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const done = counts.added + counts.present;
    throw new KeepFailure(`${reason} ${done} of ${pieces.length} files are there.`, { cause });
  }
  if (different.length > 0)
    throw new KeepFailure(
      `The asset storage has other content under ${different.sort().join(', ')}. Nothing is overwritten: find out who changed it, and remove it there.`,
    );
  return counts;
}
