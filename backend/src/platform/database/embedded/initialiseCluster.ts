import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerBinaries } from './serverBinaries.ts';
import { commandFor, handOver, type ServerIdentity } from './serverIdentity.ts';

/** Makes the cluster in a folder beside the final one, so that an interrupted start leaves nothing half made. */
export async function initialiseCluster(
  binaries: ServerBinaries,
  identity: ServerIdentity,
  folder: string,
  superuser: string,
  password: string,
): Promise<void> {
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.initial-password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  handOver(identity, draft);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver(identity, passwordFile);
  try {
    await run(identity, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]);
    renameSync(draft, folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function run(
  identity: ServerIdentity,
  program: string,
  programParameters: string[],
): Promise<void> {
  const { command, parameters, options } = commandFor(identity, program, programParameters);
  const child = spawn(command, parameters, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: tmpdir(),
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`${path.basename(program)} failed: ${errors.trim()}`);
}
