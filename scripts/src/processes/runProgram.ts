import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.ts';
import { Problem } from '../terminal/problem.ts';

/** How a program ended and what it printed. */
export interface Ended {
  code: number;
  output: string;
}

interface RunOptions {
  /** Where it runs; in the project's folder when absent. */
  folder?: string;
  environment?: Record<string, string>;
  /** Path of the package whose command it is; the project's own when absent. */
  package?: string;
  /** Show the output while it comes instead of only keeping it. */
  live?: boolean;
  /** For a program of Node that loads followParent.mjs: it ends with this process, however this one ends. */
  follows?: boolean;
}

/** Runs any program and resolves when it ends; a code other than 0 is no error. */
export function runProgram(
  program: string,
  args: readonly string[],
  { folder = root, environment = {}, live = false, follows = false }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...environment },
      // The channel lets the program notice that this one is gone.
      stdio: ['ignore', 'pipe', 'pipe', ...(follows ? (['ipc'] as const) : [])],
    });
    let output = '';
    const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (live) target.write(chunk);
    };
    child.stdout?.on('data', keep(process.stdout));
    child.stderr?.on('data', keep(process.stderr));
    // At once where this process ends in order; otherwise the program notices by itself.
    const end = () => child.kill();
    if (follows) process.once('exit', end);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', end);
      // Whoever is ended by force has no last word of its own.
      if (signal !== null) keep(process.stderr)(Buffer.from(`\n${program} ended by ${signal}.\n`));
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a TypeScript program of the project, given by its path. */
export function runTypeScript(
  program: string,
  args: readonly string[] = [],
  options: RunOptions = {},
): Promise<Ended> {
  return runProgram(process.execPath, ['--import', 'tsx', join(root, program), ...args], options);
}

/** Runs a command of an installed package, such as `oxlint`. @throws Problem when it is not installed */
export async function runTool(
  name: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  const file = process.platform === 'win32' ? `${name}.cmd` : name;
  const folder = join(root, options.package ?? '', 'node_modules', '.bin');
  if (!existsSync(join(folder, file)))
    throw new Problem(
      `${name} is not installed: delete node_modules and run the command again, which installs everything anew.`,
    );
  return runProgram(join(folder, file), args, options);
}
