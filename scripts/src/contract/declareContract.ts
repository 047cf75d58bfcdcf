import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Problem } from '../terminal/problem.ts';
import { root } from '../packages.ts';
import { runTool } from '../processes/runProgram.ts';

/** The contract as the compiler declares it: `navigation` → its `.d.ts`, in the order of the names. */
export async function declareContract(): Promise<Map<string, string>> {
  const folder = join(root, 'shared/contract');
  const output = mkdtempSync(join(folder, '.declarations-'));
  try {
    const project = join(folder, 'tsconfig.json');
    const ended = await runTool('tsc', [
      ...['-p', project, '--rootDir', join(folder, 'src'), '--outDir', output],
      ...['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'],
    ]);
    if (ended.code !== 0) throw new Problem(`The contract has wrong types.\n${ended.output}`);
    const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts') && !file.endsWith('.test.d.ts'))
      .map((file) => ({ name: basename(file, '.d.ts'), path: join(output, file) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    return new Map(files.map(({ name, path }) => [name, readFileSync(path, 'utf8')]));
  } finally {
    rmSync(output, { recursive: true });
  }
}
