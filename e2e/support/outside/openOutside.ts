import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { addresses } from '../domains.ts';
import { linkPackage, linkPrograms } from './linkPackage.ts';

const run = promisify(execFile);

const dependenciesSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
  peerDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** By sample, the package here whose React it has. */
const REACT_OF: Readonly<Record<string, string>> = {
  react: 'shared/remote',
  federation: 'e2e/fixtures/mf-react-eighteen',
};

/** A repository of a team outside: a folder that knows nothing of this project but the packed kit. */
export interface Outside {
  folder: string;
  /** Runs a program there, as its team does. @returns what it printed @throws with what it printed */
  run(program: string, ...args: string[]): Promise<string>;
  remove(): void;
}

async function install(packed: string, name: string, folder: string, first: string): Promise<void> {
  const target = join(folder, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', packed, '-C', target, '--strip-components=1']);
  const content: unknown = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  const { dependencies } = v.parse(dependenciesSchema, content);
  for (const [library, range] of Object.entries(dependencies))
    linkPackage(library, range, folder, first);
  linkPrograms(name, folder);
}

/**
 * Makes a repository of a sample of the kit beside the machine's temporary files, installs what its package.json names
 * and commits it.
 * @param packed the kit's packed files, by the name of the package
 * @param token of the team
 */
export async function openOutside(
  sample: string,
  packed: ReadonlyMap<string, string>,
  token: string,
): Promise<Outside> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-outside-')));
  const kit = packed.get('@portal/remote-kit') ?? '';
  await run('tar', [
    '-xzf',
    kit,
    '-C',
    folder,
    '--strip-components=3',
    `package/samples/${sample}`,
  ]);
  const first = REACT_OF[sample] ?? '';
  const content: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { devDependencies } = v.parse(dependenciesSchema, content);
  for (const [name, range] of Object.entries(devDependencies)) {
    const file = packed.get(name);
    if (file === undefined) linkPackage(name, range, folder, first);
    else await install(file, name, folder, first);
  }
  const env = {
    ...process.env,
    PATH: `${join(folder, 'node_modules', '.bin')}:${process.env['PATH']}`,
    PORTAL_BACKEND_URL: addresses.backend,
    PORTAL_TEAM_TOKEN: token,
    GIT_CONFIG_GLOBAL: join(folder, '.gitconfig'),
  };
  async function execute(program: string, ...args: string[]): Promise<string> {
    const { stdout } = await run(program, args, { cwd: folder, env }).catch(
      (error: Error & { stdout?: string; stderr?: string }) => {
        throw new Error(`${program} ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
      },
    );
    return stdout;
  }
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n.gitconfig\n');
  writeFileSync(join(folder, '.gitconfig'), '[user]\nname = Rita\nemail = rita@example.pt\n');
  await execute('git', 'init', '--quiet');
  await execute('git', 'add', '.');
  await execute('git', 'commit', '--quiet', '-m', 'Begin with the sample');
  return {
    folder,
    run: execute,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
