import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { installDebianPackages } from '@portal/scripts/checks/debian/debianPackages';
import { root } from '@portal/scripts/packages';

const CADDY = '/usr/bin/caddy';

/** Which processes stand behind the proxy, and where it listens. */
export interface Behind {
  edges: readonly number[];
  backends: readonly number[];
  /** For customers. */
  port: number;
  /** For the edges. */
  balancerPort: number;
}

const addressesOf = (ports: readonly number[]) =>
  ports.map((port) => `127.0.0.1:${port}`).join(' ');

/** Starts Debian's Caddy with the file that an installation has for several processes, without TLS. Needs root on Debian. */
export async function startProxy(folder: string, behind: Behind): Promise<{ stop(): void }> {
  if (!existsSync(CADDY)) await installDebianPackages(['caddy']);
  const written = readFileSync(join(root, 'deploy', 'Caddyfile.several'), 'utf8');
  const plain = written
    .replace('https:// {\n\ttls {\n\t\ton_demand\n\t}', `http://:${behind.port} {`)
    .replace(/^\{\n\ton_demand_tls[\s\S]*?\n\}\n/m, '{\n\tadmin off\n}\n');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, plain);
  const child = spawn(CADDY, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      ...process.env,
      PORTAL_EDGES: addressesOf(behind.edges),
      PORTAL_BACKENDS: addressesOf(behind.backends),
      PORTAL_BALANCER: addressesOf([behind.balancerPort]),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const isUp = () =>
    fetch(`http://127.0.0.1:${behind.balancerPort}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(said);
    await pass(100);
  }
  return { stop: () => child.kill() };
}
