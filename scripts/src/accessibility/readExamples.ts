import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../packages.ts';

/** The documented answers of the backend, which its tests compare with real ones. */
export const EXAMPLES = 'backend/src/openapi/examples.json';

/** Those answers by call, `GET /main/services/:id`. */
export function readExamples(): Record<string, unknown> {
  const examples: unknown = JSON.parse(readFileSync(join(root, EXAMPLES), 'utf8'));
  return v.parse(v.record(v.string(), v.unknown()), examples);
}
