import { accessSync, chownSync, constants, existsSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** How a PostgreSQL program has to be started, because it refuses to run as root. */
export type ServerIdentity =
  | { kind: 'same-user' }
  | { kind: 'other-user'; uid: number; gid: number }
  | { kind: 'user-namespace' };

const nobody = { uid: 65534, gid: 65534 };

/**
 * Chooses the identity for a server whose data lies in `folder` and whose programs lie in `programs`.
 * Root gives its rights away: to `nobody` when that user can reach both folders, otherwise
 * (for example below /root) inside a user namespace.
 */
export function chooseServerIdentity(folder: string, programs: string): ServerIdentity {
  if (process.getuid?.() !== 0) return { kind: 'same-user' };
  if (reachableByOthers(path.dirname(folder)) && reachableByOthers(programs)) {
    return { kind: 'other-user', ...nobody };
  }
  return { kind: 'user-namespace' };
}

/** True when every existing folder down to `folder` may be traversed by any user. */
function reachableByOthers(folder: string): boolean {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if (existsSync(current) && (statSync(current).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

/** The command line and spawn options that start `program` under the identity. */
export function commandFor(
  identity: ServerIdentity,
  program: string,
  parameters: string[],
): { command: string; parameters: string[]; options: { uid?: number; gid?: number } } {
  switch (identity.kind) {
    case 'same-user':
      return { command: program, parameters, options: {} };
    case 'other-user':
      return { command: program, parameters, options: { uid: identity.uid, gid: identity.gid } };
    case 'user-namespace':
      assertUserNamespaces();
      return {
        command: 'unshare',
        parameters: ['--user', '--map-user=1000', program, ...parameters],
        options: {},
      };
  }
}

/** Hands a folder or file over to the identity, so that the server can write there. */
export function handOver(identity: ServerIdentity, target: string): void {
  if (identity.kind === 'other-user') chownSync(target, identity.uid, identity.gid);
  accessSync(target, constants.R_OK);
}

function assertUserNamespaces(): void {
  const probe = spawnSync('unshare', ['--user', '--map-user=1000', 'true']);
  if (probe.status !== 0) {
    throw new Error(
      'The built-in PostgreSQL does not run as root, and its data folder cannot be reached by another user. ' +
        'Start as an ordinary user, set PORTAL_DATA_DIR to a folder outside of /root, or set DATABASE_URL.',
    );
  }
}
