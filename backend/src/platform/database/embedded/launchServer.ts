import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { Place } from './choosePlace.ts';
import type { ServerBinaries } from './serverBinaries.ts';
import { commandFor, type ServerIdentity } from './serverIdentity.ts';

/** Starts the server over the cluster in `folder`; it is not ready at once. */
export function launchServer(
  binaries: ServerBinaries,
  identity: ServerIdentity,
  folder: string,
  place: Place,
): ChildProcess {
  const { command, parameters, options } = commandFor(identity, binaries.postgres, [
    '-D',
    folder,
    ...place.parameters,
    '-c',
    'max_connections=200',
    '-c',
    'timezone=UTC',
    '-c',
    'log_timezone=UTC',
    '-c',
    'logging_collector=on',
    '-c',
    'log_directory=log',
    '-c',
    'log_filename=postgres-%a.log',
    '-c',
    'log_truncate_on_rotation=on',
    // The details of a conflict hold the value, an e-mail for example.
    '-c',
    'log_error_verbosity=terse',
    // After a crash everything is made durable before it is replayed: at once instead of file by file, which takes seconds.
    ...(process.platform === 'linux' ? ['-c', 'recovery_init_sync_method=syncfs'] : []),
  ]);
  // detached: Ctrl+C in a terminal reaches the whole group, and the server must outlive the requests being answered.
  return spawn(command, parameters, { ...options, detached: true, stdio: 'ignore', cwd: tmpdir() });
}
