import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

const run = promisify(execFile);
/** How long drawing may take, in milliseconds, and how much markup it may give, in bytes. */
const TIMEOUT_MS = 60_000;
const MOST = 4 * 1024 * 1024;

/**
 * Runs a program that draws, in a process of its own: what it expects of a browser is none of the build's business.
 * @param given what its `draw` is called with
 * @throws with what the program wrote when it fails
 */
export async function runDrawing<Drawn>(
  file: string,
  given: unknown,
  schema: v.GenericSchema<unknown, Drawn>,
): Promise<Drawn> {
  const program = `const { draw } = await import(${JSON.stringify(pathToFileURL(file).href)});
process.stdout.write(JSON.stringify(draw(${JSON.stringify(given)})), () => process.exit());`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    timeout: TIMEOUT_MS,
    maxBuffer: MOST,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return v.parse(schema, JSON.parse(stdout));
}
