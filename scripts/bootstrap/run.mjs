import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from './checkNode.mjs';
import { Problem } from './problem.mjs';
import { install } from './install.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a TypeScript program and resolves to its exit code. Ctrl+C is the program's to handle. */
function runProgram(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, program), ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    // The terminal sends SIGINT to the program too; this process only has to wait for it.
    process.on('SIGINT', () => {});
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/**
 * Entry of every npm script: bare Node checks the machine and installs what is
 * missing, then hands over to the TypeScript program.
 * @param {string} program path from the project's folder
 * @param {string[]} args
 */
export async function run(program, args = process.argv.slice(2)) {
  try {
    checkNode();
    process.chdir(root);
    await install(root);
    process.exitCode = await runProgram(program, args);
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
