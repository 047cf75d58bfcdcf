import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDisk, Problem } from './checkMachine.mjs';

const PNPM = 'pnpm@12.21.0';
const INSTALL_GIGABYTES = 2;
const RUN_GIGABYTES = 0.5;

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

function runPnpm(root) {
  return new Promise((resolve, reject) => {
    const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
    const child = spawn(npx, ['-y', PNPM, 'install', '--frozen-lockfile'], {
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
            'Installing the packages failed (its output is above): check the network connection ' +
              'and that pnpm-lock.yaml is the committed one, then run the command again.',
          ),
        );
      }
    });
  });
}

/**
 * Installs what the lockfile asks for, only when it changed since the last time.
 * @param {string} root the project's folder
 */
export async function install(root) {
  const stamp = join(root, 'node_modules', '.portal-installed');
  const expected = fingerprint(root);
  if (isInstalled(stamp, expected)) {
    checkDisk(root, RUN_GIGABYTES);
    return;
  }
  checkDisk(root, INSTALL_GIGABYTES);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write('Installing packages ...\n');
  const progress = setInterval(() => {
    process.stdout.write(`  still installing, ${seconds()} s\n`);
  }, 5000);
  try {
    await runPnpm(root);
  } finally {
    clearInterval(progress);
  }
  writeFileSync(stamp, expected);
  process.stdout.write(`  installed in ${seconds()} s\n`);
}
