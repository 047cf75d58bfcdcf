import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { PROGRAM } from './programConfig.ts';

const run = promisify(execFile);
/** How long a program may take to begin, in milliseconds. */
const TIMEOUT_MS = 30_000;

const descriptionSchema = v.object({
  /** Version of the React that it draws with: another one may write other ids. */
  react: v.string(),
  /** Names of the pages that it draws; none of the host's, which draws what is around them. */
  pages: v.array(v.string()),
});

/** What a program says of itself, begun in a process of its own. @throws with what it wrote when it does not begin */
export async function describeProgram(
  file: string,
): Promise<v.InferOutput<typeof descriptionSchema>> {
  const { stdout } = await run(
    process.execPath,
    [
      '-e',
      `const code = require('fs').readFileSync(process.argv[1], 'utf8');
require('vm').runInThisContext(code);
const { react, pages } = ${PROGRAM};
process.stdout.write(JSON.stringify({ react, pages }), () => process.exit());`,
      file,
    ],
    { timeout: TIMEOUT_MS },
  );
  return v.parse(descriptionSchema, JSON.parse(stdout));
}
