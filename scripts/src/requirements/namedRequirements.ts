import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inventory } from './readInventory.ts';

/** What makes up the portal: neither tests and what they stand on, nor commands, nor samples of components. */
const SOURCE = /\.(?:tsx?|mjs|css|sql)$/;
const NO_PART_OF_IT =
  /(?:^|\/)(?:e2e|scripts|testing)\/|\.(?:test|spec|testing|catalogue|config)\.(?:tsx?|mjs)$/;
const IDENTIFIER = /\b[A-Z]{2,5}-\d{2,3}\b/g;

/** Whether somebody who looks for what implements a requirement looks into this file, by its path in the project. */
export function mayImplement(path: string): boolean {
  return SOURCE.test(path) && !NO_PART_OF_IT.test(path);
}

/** Every requirement that the sources of a checkout name. @throws when it is no git checkout. */
export function namedRequirements(root: string): Set<string> {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed
    .split('\0')
    .filter(mayImplement)
    .map((path) => join(root, path))
    .filter((file) => existsSync(file));
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(IDENTIFIER) ?? []));
}

/** The rows that nothing names beside the code that implements them, so that nobody finds it by their identifier. */
export function unnamedRequirements(inventory: Inventory, named: ReadonlySet<string>): string[] {
  return [...inventory.values()].flat().filter((identifier) => !named.has(identifier));
}
