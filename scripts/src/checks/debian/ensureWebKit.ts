import { existsSync } from 'node:fs';
import { installDebianPackages } from './debianPackages.ts';
import { Problem } from '../../terminal/problem.ts';

/** What the tests in WebKit start, by the package that brings it. */
const PROGRAMS = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  'wpewebkit-driver': '/usr/bin/WPEWebDriver',
  cog: '/usr/bin/cog',
};

function missingPackages(): string[] {
  return Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
}

/**
 * Installs Debian's WebKit browsers and their drivers when they are missing. Needs root.
 * @throws Problem when that did not work.
 */
export async function ensureWebKit(): Promise<void> {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const { output } = await installDebianPackages(missing);
  if (missingPackages().length > 0) throw new Problem(`WebKit could not be installed.\n${output}`);
}
