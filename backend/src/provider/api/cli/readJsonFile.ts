import { readFileSync } from 'node:fs';

/** The body of a call as it stands in a file. */
export function readJsonFile(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
