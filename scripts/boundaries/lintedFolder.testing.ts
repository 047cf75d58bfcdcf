import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A folder of its own that is linted by one rule of the project: `file-name`. */
export function lintedFolder(rule: string) {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));

  function write(path: string, content: string): void {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  const plugin = fileURLToPath(new URL('./plugin.mjs', import.meta.url));
  const rules = { [`portal/${rule}`]: 'error' };
  write('.oxlintrc.json', JSON.stringify({ jsPlugins: [plugin], rules }));

  return {
    write,
    remove: (path = '') => rmSync(join(folder, path), { recursive: true, force: true }),
    lint: () =>
      new Promise<{ code: number; output: string }>((resolve) => {
        execFile(
          join(root, 'node_modules', '.bin', 'oxlint'),
          ['-c', join(folder, '.oxlintrc.json'), '--no-ignore', '.'],
          { cwd: folder, env: { ...process.env, PORTAL_BOUNDARIES_ROOT: folder } },
          (error, stdout, stderr) => resolve({ code: error ? 1 : 0, output: stdout + stderr }),
        );
      }),
  };
}
