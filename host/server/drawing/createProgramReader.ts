import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { messageOf } from '@portal/domain/text/messageOf';
import { readPublished, type PublishedFiles } from '../drawn/readPublished.ts';
import type { ReadAsset } from '../files/readAsset.ts';
import { edgeLog } from '../log/edgeLog.ts';

/** Programs of so many builds and releases are kept at once. */
const REMEMBERED = 20;
/** How long one that could not be read is not asked for again, in milliseconds. */
const PAUSE = 5000;

const PROGRAM = /^program\.[0-9a-f]+\.drawn$/;
const programSchema = v.object({ react: v.string(), pages: v.array(v.string()) });

/** A program for the drawing service, as it was published. */
export interface Program extends v.InferOutput<typeof programSchema> {
  integrity: string;
  /** The whole file. */
  file: string;
}

/** Reads the program of a build or release, checked against its integrity; null without one, or without a good one. */
export function createProgramReader(
  now: () => number = () => Date.now(),
): (read: ReadAsset, published: PublishedFiles) => Promise<Program | null> {
  const missedAt = new LRUCache<string, number>({ max: REMEMBERED });
  const programs = new LRUCache<string, Program>({ max: REMEMBERED });

  return async (read, published) => {
    const described = published.files.find(({ path }) => PROGRAM.test(path));
    if (!described) return null;
    const { path, integrity } = described;
    const known = programs.get(integrity);
    if (known) return known;
    if (now() - (missedAt.get(integrity) ?? -Infinity) < PAUSE) return null;
    try {
      const file = await readPublished(read, published, path);
      const program = { ...v.parse(programSchema, JSON.parse(file)), integrity, file };
      programs.set(integrity, program);
      return program;
    } catch (error) {
      missedAt.set(integrity, now());
      edgeLog.error({ file: path, error: messageOf(error) }, 'a program that draws cannot be used');
      return null;
    }
  };
}
