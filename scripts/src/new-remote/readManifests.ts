import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifestSchema, type RemoteManifest } from '@portal/contract/remoteManifest';
import * as v from 'valibot';

/** The remotes of a workspace, as their `remote.json` says. */
export function readManifests(workspace: string): RemoteManifest[] {
  return (
    readdirSync(workspace)
      .filter((name) => name.startsWith('mf-'))
      .map((name) => join(workspace, name, 'remote.json'))
      // Another branch leaves folders behind that hold nothing but its builds.
      .filter((file) => existsSync(file))
      .map((file) => v.parse(remoteManifestSchema, JSON.parse(readFileSync(file, 'utf8'))))
  );
}
