import { existsSync } from 'node:fs';
import { Problem } from '../../terminal/problem.ts';
import { installDebianPackages, mayInstallDebianPackages } from './debianPackages.ts';

/**
 * Installs Debian's packages of programs that are missing.
 * @param what is to be installed, for people
 * @param programs path of each program by the package that brings it
 * @throws Problem when that did not work, or may not be done.
 */
export async function ensureDebianPrograms(
  what: string,
  programs: Readonly<Record<string, string>>,
): Promise<void> {
  const missing = () =>
    Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  const packages = missing();
  if (packages.length === 0) return;
  if (!mayInstallDebianPackages()) {
    throw new Problem(`${what} is missing: install Debian's ${packages.join(', ')} as root.`);
  }
  const { output } = await installDebianPackages(packages);
  if (missing().length > 0) throw new Problem(`${what} could not be installed.\n${output}`);
}
