import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { buildRemote } from '@portal/webpack/build';
import type { serveRemote } from '@portal/webpack/serveRemote';
import * as v from 'valibot';
import { Problem } from '../terminal/problem.ts';

const PRESET = '@portal/remote-react/build';

const isFunction = (value: unknown) => typeof value === 'function';
const presetSchema = v.object({
  buildRemote: v.custom<typeof buildRemote>(isFunction),
  serveRemote: v.custom<typeof serveRemote>(isFunction),
});

/**
 * The build of the preset as it is installed for the remote in `folder`: who builds otherwise does not install it.
 * @throws Problem when it is not installed
 */
export async function presetBuild(folder: string): Promise<v.InferOutput<typeof presetSchema>> {
  let file: string;
  try {
    file = createRequire(join(folder, 'package.json')).resolve(PRESET);
  } catch {
    throw new Problem(
      'The preset is not installed here: npm install --save-dev @portal/remote-react, or build by your own means and write the record with portal describe <folder>.',
    );
  }
  const loaded: unknown = await import(pathToFileURL(file).href);
  return v.parse(presetSchema, loaded);
}
