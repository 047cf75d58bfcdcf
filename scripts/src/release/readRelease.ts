import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@portal/contract/release';
import * as v from 'valibot';

/** The record that a build wrote beside its files. @throws when it is missing or malformed */
export function readRelease(folder: string): Release {
  return v.parse(releaseSchema, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
}
