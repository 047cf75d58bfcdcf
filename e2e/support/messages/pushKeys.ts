import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A pair of keys of notices on devices, as the installation's command makes them for its settings. */
export function pushKeys(): Record<string, string> {
  const command = fileURLToPath(new URL('../../../deploy/portal.mjs', import.meta.url));
  const lines = execFileSync(process.execPath, [command, 'push-keys'], { encoding: 'utf8' });
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf('=');
        return [line.slice(0, at), line.slice(at + 1)];
      }),
  );
}
