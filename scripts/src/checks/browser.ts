import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages, mayInstallDebianPackages } from './debian/debianPackages.ts';
import { Problem } from '../terminal/problem.ts';
import { say } from '../terminal/say.ts';
import { runTool } from '../processes/runProgram.ts';

// The build without windows first: tests in it take a third less time.
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

/** @returns what the tools that installed it had to say */
async function install(): Promise<string> {
  if (!mayInstallDebianPackages()) {
    return (await runTool('playwright', ['install', 'chromium'], { package: 'e2e' })).output;
  }
  const { output } = await installDebianPackages(['chromium-headless-shell', 'fonts-liberation']);
  if (findBrowser() !== undefined) return output;
  // Older releases of Debian have only the build with windows.
  return (await installDebianPackages(['chromium', 'fonts-liberation'])).output;
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
  const output = await install();
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new Problem(
    `No browser could be installed. Install Chromium (Debian: apt-get install chromium, elsewhere: npx playwright install chromium inside e2e) and run again.\n${output}`,
  );
}
