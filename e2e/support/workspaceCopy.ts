import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root, workspacePackages } from '@portal/scripts/packages';
import { portalVariables } from './runCommand.ts';

const run = promisify(execFile);

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', '.data', '.mf']);

/** The page on which releases are tried; it was built once already, and builds are known by their sources. */
const HARNESS = join(root, 'shared', 'harness', 'dist');

/** A copy of the sources, in which a test may do what it would not do to yours. */
export interface WorkspaceCopy {
  /** Runs a TypeScript program of the copy against the portal of the tests. @throws with what it printed */
  program(path: string, ...args: string[]): Promise<string>;
  /** Runs an installed command such as `tsc` in the copy. @throws with what it printed */
  tool(name: string, ...args: string[]): Promise<string>;
  /** Gives a new package of the copy the packages of one that is installed. */
  linkPackages(path: string, from: string): void;
  /** Writes a file of the copy. @returns what removes it */
  write(path: string, content: string): () => void;
  remove(): void;
}

/** Copies the sources beside the machine's temporary files; what is installed is linked. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-workspace-')));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(basename(source)) || source === HARNESS,
  });
  const link = (path: string, from: string) =>
    symlinkSync(join(root, from, 'node_modules'), join(folder, path, 'node_modules'), 'junction');
  for (const path of ['', ...workspacePackages().map((each) => each.path)]) link(path, path);

  async function execute(file: string, args: string[]): Promise<string> {
    const { stdout } = await run(file, args, { cwd: folder, env: portalVariables() }).catch(
      (error: Error & { stdout?: string; stderr?: string }) => {
        throw new Error(`${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
      },
    );
    return stdout;
  }

  return {
    program: (path, ...args) => execute(process.execPath, ['--import', 'tsx', path, ...args]),
    tool: (name, ...args) => execute(join(folder, 'node_modules', '.bin', name), args),
    linkPackages: link,
    write: (path, content) => {
      writeFileSync(join(folder, path), content);
      return () => rmSync(join(folder, path));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
