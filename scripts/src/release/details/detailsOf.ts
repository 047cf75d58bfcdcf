import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReleaseDetails } from '@portal/rollout/release/releaseDetails';
import * as v from 'valibot';
import type { Origin } from './originOf.ts';

const NOTES = 4000;
const versionSchema = v.object({ version: v.string() });

/** What whoever releases says of it. */
export interface Said {
  /** What is new; the commit's message when absent. */
  notes?: string;
  /** Why the sources need not be those of the commit. */
  dirtyBecause?: string;
  /** Why the tests need not pass. */
  untestedBecause?: string;
  /** Why it may look otherwise than what everyone has. */
  looksRight?: string;
}

/** The version of a package as one of these folders finds it. */
function versionOf(name: string, folders: readonly string[]): string | undefined {
  for (const folder of folders.filter((candidate) => existsSync(candidate))) {
    try {
      const file = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
      return v.parse(versionSchema, JSON.parse(readFileSync(file, 'utf8'))).version;
    } catch {
      // This folder does not use it; the next may.
    }
  }
  return undefined;
}

/**
 * What is kept beside a release for people: where it comes from, and how it was built.
 * @param tools folders whose packages built it
 * @param sources hash of what the build depends on, where it is known
 */
export function detailsOf(
  origin: Origin | undefined,
  { notes, dirtyBecause, untestedBecause }: Said,
  tools: readonly string[],
  sources?: string,
): ReleaseDetails {
  const isClean = origin === undefined ? undefined : origin.changed.length === 0;
  const written = (notes ?? origin?.message ?? '').trim().slice(0, NOTES);
  return {
    commit: origin?.commit,
    author: origin?.author.slice(0, 200),
    notes: written === '' ? undefined : written,
    build: {
      node: process.versions.node,
      webpack: versionOf('webpack', tools),
      sources,
      isClean,
      dirtyBecause: isClean === true ? undefined : dirtyBecause,
      untestedBecause,
    },
  };
}
