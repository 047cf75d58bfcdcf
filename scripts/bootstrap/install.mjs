import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDisk } from './checkDisk.mjs';
import { Problem } from './problem.mjs';
import { missingPackages } from './missingPackages.mjs';

/** The one version that the packages are installed with. */
export const PNPM = 'pnpm@12.21.0';
const INSTALL_GIGABYTES = 2;
const RUN_GIGABYTES = 0.5;
/** Says for which lockfile the packages were installed. */
const STAMP = '.portal-installed';

function fingerprint(root) {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

function isInstalled(stamp, expected) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === expected;
}

/**
 * @param {string} root
 * @param {string[]} options
 * @param {string} cure what to check when it fails
 * @returns {Promise<void>}
 */
function runPnpm(root, options, cure) {
  return new Promise((resolve, reject) => {
    const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
    const child = spawn(npx, ['-y', PNPM, 'install', ...options], {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      // Without this pnpm asks before it replaces a node_modules made by another version.
      env: { ...process.env, CI: 'true' },
    });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-6000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else {
        process.stderr.write(`${output}\n`);
        reject(
          new Problem(
            `Installing the packages failed (its output is above): check ${cure}, then run the command again.`,
          ),
        );
      }
    });
  });
}

/**
 * Installs what the lockfile asks for, only when it changed since the last time or something of it is gone.
 * @param {string} root the project's folder
 */
export async function install(root) {
  const stamp = join(root, 'node_modules', STAMP);
  if (isInstalled(stamp, fingerprint(root)) && missingPackages(root).length === 0) {
    checkDisk(root, RUN_GIGABYTES);
    return;
  }
  await runWithProgress(
    root,
    ['--frozen-lockfile'],
    'the network connection and that pnpm-lock.yaml is the committed one',
  );
}

/**
 * Installs what the package.json files ask for, after one came, and writes that into the lockfile.
 * @param {string} root the project's folder
 */
export function installAnew(root) {
  return runWithProgress(
    root,
    ['--no-frozen-lockfile', '--prefer-offline'],
    'the network connection',
  );
}

async function runWithProgress(root, options, cure) {
  checkDisk(root, INSTALL_GIGABYTES);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write('Installing packages ...\n');
  const progress = setInterval(() => {
    process.stdout.write(`  still installing, ${seconds()} s\n`);
  }, 5000);
  try {
    await runPnpm(root, options, cure);
  } finally {
    clearInterval(progress);
  }
  writeFileSync(join(root, 'node_modules', STAMP), fingerprint(root));
  process.stdout.write(`  installed in ${seconds()} s\n`);
}
