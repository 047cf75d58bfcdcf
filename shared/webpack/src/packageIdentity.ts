import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name and version that a package.json declares. */
export interface PackageIdentity {
  /** Name without scope: `mf-booking`, `host`. */
  name: string;
  version: string;
}

/**
 * Reads the identity of the package in `folder`.
 * @throws when package.json has no name or version.
 */
export function packageIdentity(folder: string): PackageIdentity {
  const content: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (
    typeof content === 'object' &&
    content !== null &&
    'name' in content &&
    typeof content.name === 'string' &&
    'version' in content &&
    typeof content.version === 'string'
  ) {
    return { name: content.name.replace(/^@[^/]+\//, ''), version: content.version };
  }
  throw new Error(`${folder}/package.json needs a name and a version.`);
}

/**
 * Name under which one release of a remote is registered at the federation runtime.
 * Every release has its own: a registered name can never point to another entry,
 * and two releases with one name would share their runtime instance.
 */
export function federationName(remote: string, version: string): string {
  return `${remote}_${version}`.replace(/[^a-zA-Z0-9]+/g, '_');
}
