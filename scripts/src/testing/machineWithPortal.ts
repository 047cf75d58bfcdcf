import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sumOf } from '../pack/sumFiles.ts';
import { root } from '../packages.ts';

/** What `install` touches of a machine; here it lies below a folder of the test. */
const PLACES =
  /\/(?:opt\/portal|etc\/portal|etc\/systemd|var\/(?:lib|backups)\/portal|usr\/local)/g;

/** Whoever runs the test acts as root, and gives nothing to other users. */
const COMMANDS = {
  id: 'echo 0',
  getent: 'exit 0',
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  chown: 'exit 0',
  install: `count=$#
while [ $count -gt 0 ]; do
  case $1 in -o | -g) shift; count=$((count - 1)) ;; *) set -- "$@" "$1" ;; esac
  shift; count=$((count - 1))
done
PATH=/usr/bin:/bin exec install "$@"`,
};

/** A machine of a test with an installation on it. */
export interface Machine {
  /** Runs `install` of a version. */
  install(version: string): { code: number | null; said: string };
  /** Which version is in use. */
  current(): string;
  /** What systemd was asked for. */
  asked(): string[];
  /** Whether a backup before 2.0.0 was taken. */
  hasBackup(): boolean;
}

/** How systemd finds the portal. */
export interface Units {
  /** Whether the portal was started and not stopped. */
  isActive: boolean;
  /** Which unit does not start. */
  failing?: string;
}

/**
 * A machine with version 1.0.0 of the portal, whose `install` runs in a folder of the test.
 * @param lacks what `portal check` of a version says, by its number; nothing is missing of others
 */
export function machineWithPortal(units: Units, lacks: Record<string, string> = {}): Machine {
  const folder = mkdtempSync(join(tmpdir(), 'portal-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = (path: string) => join(folder, path);
  const write = (path: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(place(path)), { recursive: true });
    writeFileSync(place(path), text);
    chmodSync(place(path), mode);
  };
  for (const [name, does] of Object.entries(COMMANDS))
    write(`bin/${name}`, `#!/bin/sh\n${does}\n`, 0o755);
  write(
    'bin/systemctl',
    `#!/bin/sh
echo "$*" >>${place('asked')}
case "$*" in *is-active*) exit ${units.isActive ? 0 : 3} ;; esac
case "$*" in *restart*${units.failing ?? 'nothing'}*) echo "Job for ${units.failing}.service failed." >&2; exit 1 ;; esac
`,
    0o755,
  );
  mkdirSync(place('run/systemd/system'), { recursive: true });
  mkdirSync(place('etc/systemd/system'), { recursive: true });
  mkdirSync(place('usr/local/bin'), { recursive: true });
  write('etc/portal/portal.env', 'DATABASE_URL=postgres://elsewhere/portal\n');
  const script = readFileSync(join(root, 'deploy/install'), 'utf8')
    .replaceAll(PLACES, (path) => folder + path)
    .replaceAll('/run/systemd/system', place('run/systemd/system'));
  const unpack = (into: string, version: string) => {
    write(`${into}/install`, script, 0o755);
    write(`${into}/fresh-settings`, readFileSync(join(root, 'deploy/fresh-settings'), 'utf8'));
    write(
      `${into}/bin/portal`,
      `#!/bin/sh
case $1 in
version) echo "${version} abc" ;;
check) echo "${lacks[version] ?? 'Nothing is missing.'}"; ${lacks[version] === undefined ? '' : 'exit 1'} ;;
backup) mkdir -p "$2" ;;
esac
`,
      0o755,
    );
    write(`${into}/systemd/portal.target`, '');
    write(`${into}/SHA256SUMS`, `${sumOf(place(`${into}/bin/portal`))}  bin/portal\n`);
  };
  unpack('opt/portal/1.0.0', '1.0.0');
  symlinkSync(place('opt/portal/1.0.0'), place('opt/portal/current'));
  return {
    install: (version) => {
      unpack(`srv/${version}`, version);
      const { status, stdout, stderr } = spawnSync(place(`srv/${version}/install`), [], {
        encoding: 'utf8',
        env: { PATH: `${place('bin')}:${process.env['PATH'] ?? ''}` },
      });
      return { code: status, said: (stdout + stderr).replaceAll(folder, '') };
    },
    current: () => readlinkSync(place('opt/portal/current')).split('/').at(-1) ?? '',
    asked: () => readFileSync(place('asked'), 'utf8').trim().split('\n'),
    hasBackup: () => existsSync(place('var/backups/portal/before-2.0.0')),
  };
}
