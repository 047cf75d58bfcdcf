import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootDocument } from '@portal/contract/bootDocument';
import { remoteManifestSchema, type RemoteManifest } from '@portal/contract/remoteManifest';
import * as v from 'valibot';

/** A remote that runs on a developer's machine. */
export interface LocalRemote {
  manifest: RemoteManifest;
  entry: URL;
}

/** What a remote under development says of itself; read each time, so that a new page shows up with a reload. */
export async function readLocalManifest(
  workspace: string,
  remote: string,
): Promise<RemoteManifest> {
  const text = await readFile(join(workspace, remote, 'remote.json'), 'utf8');
  const content: unknown = JSON.parse(text);
  return v.parse(remoteManifestSchema, content);
}

/** Puts a remote under development in the place of its release. */
export function withLocalRemote(
  document: BootDocument,
  { manifest, entry }: LocalRemote,
): BootDocument {
  const development = {
    name: manifest.name,
    release: {
      ...manifest,
      federationName: `${manifest.name}_development`.replaceAll('-', '_'),
      base: new URL('.', entry).href,
      entry: entry.pathname.split('/').at(-1) ?? '',
      scripts: [],
      styles: [],
      views: {},
      files: [],
    },
    fallback: null,
    reason: 'development' as const,
  };
  const others = document.remotes.filter(({ name }) => name !== manifest.name);
  return { ...document, remotes: [...others, development] };
}
