import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages, mayInstallDebianPackages } from './debianPackages.ts';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { runTool } from './runProgram.ts';

const INSTALLED_BY_SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of a Chromium that can be driven: Playwright's own or the system's. */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...INSTALLED_BY_SYSTEM].find((path) => existsSync(path));
}

/** How Chromium is started: it refuses its sandbox to root, which is what a bare container runs as. */
export function browserArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
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
  const { output } = mayInstallDebianPackages()
    ? await installDebianPackages(['chromium', 'fonts-liberation'])
    : await runTool('playwright', ['install', 'chromium'], { package: 'e2e' });
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new Problem(
    `No browser could be installed. Install Chromium (Debian: apt-get install chromium, elsewhere: npx playwright install chromium inside e2e) and run again.\n${output}`,
  );
}
