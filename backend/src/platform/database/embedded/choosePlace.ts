import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { handOver, type ServerIdentity } from './serverIdentity.ts';

// sockaddr_un holds 104 bytes on macOS; PostgreSQL adds "/.s.PGSQL.5432".
const longestSocketFolder = 85;

/** Where a server listens, and with which parameters it does. */
export interface Place {
  host: string;
  port: number;
  parameters: string[];
  remove(): void;
}

/** A unix socket in a private folder; loopback TCP on a free port where there are no such sockets. */
export async function choosePlace(dataDirectory: string, identity: ServerIdentity): Promise<Place> {
  if (process.platform === 'win32') {
    const port = await freePort();
    return {
      host: '127.0.0.1',
      port,
      parameters: ['-c', 'listen_addresses=127.0.0.1', '-p', String(port)],
      remove: () => undefined,
    };
  }
  const near = path.join(path.resolve(dataDirectory), 'socket');
  const isNear = Buffer.byteLength(near) <= longestSocketFolder;
  if (isNear) mkdirSync(near, { recursive: true });
  const host = isNear ? near : mkdtempSync(path.join(tmpdir(), 'portal-'));
  chmodSync(host, 0o700);
  handOver(identity, host);
  return {
    host,
    port: 5432,
    parameters: ['-c', 'listen_addresses=', '-k', host],
    remove: () => rmSync(host, { recursive: true, force: true }),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  if (address === null || typeof address === 'string')
    throw new Error('No free port on this machine.');
  return address.port;
}
