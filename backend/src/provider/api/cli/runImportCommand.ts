import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { JsonObject, ProviderClient } from './client.ts';
import { need, UsageError } from './usageError.ts';

interface ImportOptions {
  kind?: string | undefined;
  run?: boolean | undefined;
  undo?: boolean | undefined;
}

const MILLISECONDS_BETWEEN_LOOKS = 1000;

/** Imports a file, or goes on with an import (SET-23 to SET-25). @returns undefined when it is about something else @throws UsageError */
export async function runImportCommand(
  client: ProviderClient,
  command: string,
  [first]: readonly string[],
  { kind, run = false, undo = false }: ImportOptions,
): Promise<JsonObject | undefined> {
  if (command !== 'import') return undefined;
  const named = need(first, 'The file, or the id of an import');
  if (run && undo) throw new UsageError('An import is run, or taken back.');
  if (kind === undefined) {
    if (existsSync(named)) throw new UsageError('Say what the file holds: --kind.');
    return goOn(client, `/imports/${named}`, run ? 'run' : undo ? 'undo' : undefined);
  }
  if (undo) throw new UsageError('Name the import that is to be taken back by its id.');
  const file = new File([await readFile(named)], 'import.csv');
  const sent = await client.attach('/imports', 'file', file, { kind });
  const path = `/imports/${String(sent['id'])}`;
  console.log(JSON.stringify({ columns: sent['columns'], mapping: sent['mapping'] }, null, 2));
  await client.send('POST', `${path}/check`);
  const refused = await client.get(`${path}/lines?outcome=recusada`);
  console.log(JSON.stringify({ refused: refused['lines'] }, null, 2));
  return goOn(client, path, run ? 'run' : undefined);
}

/** Begins what is asked for, and waits until it is over. */
async function goOn(
  client: ProviderClient,
  path: string,
  step: 'run' | 'undo' | undefined,
): Promise<JsonObject> {
  if (step === undefined) return client.get(path);
  let shown = await client.send('POST', `${path}/${step}`);
  while (shown['state'] === 'running' || shown['state'] === 'undoing') {
    await delay(MILLISECONDS_BETWEEN_LOOKS);
    shown = await client.get(path);
  }
  return shown;
}
