import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const keysSchema = v.record(v.string(), v.string());

/** Where the keys of local providers stand, for the command line: readable by their owner only. */
function keyFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'provider-keys.json');
}

/** Keys by domain; empty when there are none. */
export function readProviderKeys(dataDirectory: string): Record<string, string> {
  const file = keyFile(dataDirectory);
  if (!existsSync(file)) return {};
  return v.parse(keysSchema, JSON.parse(readFileSync(file, 'utf8')));
}

export function writeProviderKeys(dataDirectory: string, keys: Record<string, string>): void {
  mkdirSync(dataDirectory, { recursive: true });
  writeFileSync(keyFile(dataDirectory), `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
}
