import { existsSync } from 'node:fs';
import { runProgram, type Ended } from '../../processes/runProgram.ts';

/** Whether this is Debian (or one of its children) and packages may be installed. */
export function mayInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages as root, without questions. */
export async function installDebianPackages(packages: readonly string[]): Promise<Ended> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runProgram('apt-get', ['update'], { environment });
  if (update.code !== 0) return update;
  return runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    environment,
  });
}
