import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { runProgram, runTool, type Ended } from './runProgram.ts';

const INSTALLED_BY_SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of a Chromium that can be driven: Playwright's own or the system's. */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...INSTALLED_BY_SYSTEM].find((path) => existsSync(path));
}

function mayUseDebianPackages(): boolean {
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

/**
 * Makes sure that there is a browser for the tests and returns its path.
 * As root on Debian its package is installed, elsewhere Playwright downloads its own.
 * @throws Problem when neither worked.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  say('  no browser found, installing Chromium');
  const { output } = mayUseDebianPackages()
    ? await installDebianPackages(['chromium', 'fonts-liberation'])
    : await runTool('playwright', ['install', 'chromium']);
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new Problem(`No browser could be installed. Install Chromium and run again.\n${output}`);
}
