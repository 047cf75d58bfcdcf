import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { runWebpack } from '../runWebpack.ts';
import { describeProgram } from './describeProgram.ts';
import { PROGRAM, programConfig } from './programConfig.ts';
import { writeDrawing } from './writeDrawing.ts';

/** The program of a package that draws for one visitor at a time. */
export interface ProgramSource {
  folder: string;
  /** Its module there; a package without it has no such program. */
  entry: string;
  base: Configuration;
  constants?: Record<string, string>;
  /** Of the pages that it may draw. */
  mayDraw?: (page: string) => boolean;
}

/**
 * Builds the program and writes it beside the other files of a build, as `program.<hash>.drawn`.
 * @throws with what kept it from being built or from beginning, or when it draws what it may not
 */
export async function writeProgram(source: ProgramSource, output: string): Promise<void> {
  const { folder, entry, base, constants = {}, mayDraw = () => true } = source;
  if (!existsSync(join(folder, entry))) return;
  const built = join(folder, '.cache', `program-${process.pid}`);
  try {
    await runWebpack(programConfig(base, `./${entry}`, built, constants));
    const file = join(built, `${PROGRAM}.js`);
    const { react, pages } = await describeProgram(file);
    const foreign = pages.find((page) => !mayDraw(page));
    if (foreign !== undefined)
      throw new Error(
        `${entry} draws the page ${foreign}, which remote.json does not name, or names without first requests.`,
      );
    const code = await readFile(file, 'utf8');
    await writeDrawing(output, PROGRAM, JSON.stringify({ react, pages, code }));
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}
