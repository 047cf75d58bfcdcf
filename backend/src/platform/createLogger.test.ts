import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const logging = new URL('./createLogger.ts', import.meta.url).href;
const folder = fileURLToPath(new URL('../..', import.meta.url));

function run(stdout: 'pipe' | number) {
  const program = `
    import { createLogger } from '${logging}';
    const log = createLogger({ logLevel: 'info' });
    for (let line = 0; line < 2000; line += 1) log.info({ line }, 'a line of the log');
    console.error('alive');
  `;
  return spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', stdout, 'pipe'], timeout: 20_000 },
  );
}

test('every line arrives whole', () => {
  const lines = run('pipe').stdout.trim().split('\n');
  expect(lines.map((line) => Object(JSON.parse(line)).line)).toEqual(
    Array.from({ length: 2000 }, (_, index) => index),
  );
});

test.runIf(existsSync('/dev/full'))('a full disk costs the lines and nothing else', () => {
  const full = openSync('/dev/full', 'w');
  const { stderr, status, signal } = run(full);
  closeSync(full);
  expect([stderr.trim(), status, signal]).toEqual(['alive', 0, null]);
});
