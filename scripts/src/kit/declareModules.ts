import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.ts';
import { Problem } from '../terminal/problem.ts';
import { runTool } from '../processes/runProgram.ts';
import { sourcePaths } from './sourcePaths.ts';

function pathsOfCompiler(): Record<string, string[]> {
  // It knows one star in a pattern. No published type stands on a component of the interface package.
  const known = [...sourcePaths()].filter(([, file]) => file.split('*').length <= 2);
  return Object.fromEntries(known.map(([name, file]) => [name, [file]]));
}

/**
 * Has the compiler declare modules and everything that they reach in this repository.
 * @param entries absolute paths
 * @param output folder; the files lie in it as their sources lie in the project
 * @throws Problem when types are wrong
 */
export async function declareModules(entries: readonly string[], output: string): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const project = join(output, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: output,
    typeRoots: [join(root, 'node_modules/@types')],
    // Sources of packages that are found by their names would count as libraries, which are not declared.
    paths: pathsOfCompiler(),
  };
  const files = [...entries, join(root, 'shared/ui/src/styles/css-modules.d.ts')];
  const content = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files };
  writeFileSync(project, JSON.stringify(content));
  const { code, output: said } = await runTool('tsc', ['-p', project, '--pretty', 'false']);
  if (code !== 0) throw new Problem(`The published types are wrong.\n${said}`);
}
