import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type * as v from 'valibot';
import { runWebpack } from '../runWebpack.ts';
import { drawingConfig } from './drawingConfig.ts';
import { runDrawing } from './runDrawing.ts';

/** A program that draws, and what it is given. */
export interface DrawingProgram<Drawn> {
  /** The package that it belongs to, and its module there. */
  folder: string;
  entry: string;
  base: Configuration;
  constants?: Record<string, string>;
  given?: unknown;
  schema: v.GenericSchema<unknown, Drawn>;
}

/**
 * Builds a program that draws and runs it; null where the package has none.
 * @throws with what kept it from being built or from drawing
 */
export async function drawOnce<Drawn>(program: DrawingProgram<Drawn>): Promise<Drawn | null> {
  const { folder, entry, base, constants, given, schema } = program;
  if (!existsSync(join(folder, entry))) return null;
  const output = join(folder, '.cache', `drawing-${process.pid}`);
  try {
    await runWebpack(drawingConfig(base, `./${entry}`, output, constants));
    return await runDrawing(join(output, 'draw.mjs'), given, schema);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** Writes what was drawn beside the other files of a build, under a name that holds its hash. */
export async function writeDrawing(output: string, name: string, content: string): Promise<void> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  await writeFile(join(output, `${name}.${hash}.drawn`), content);
}
