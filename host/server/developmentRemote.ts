import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootDocument } from '@portal/contract/bootDocument';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import type { DevelopmentRemote } from './environment.ts';

/**
 * Puts the remote under development in the place of its release. Its pages are read from its
 * `remote.json` each time, so that a new page shows up with a reload.
 */
export async function withDevelopmentRemote(
  document: BootDocument,
  remote: DevelopmentRemote,
  workspace: string,
): Promise<BootDocument> {
  const content: unknown = JSON.parse(
    await readFile(join(workspace, remote.name, 'remote.json'), 'utf8'),
  );
  const manifest = v.parse(remoteManifestSchema, content);
  const entry = remote.entry.pathname.split('/').at(-1) ?? '';
  const development = {
    name: remote.name,
    release: {
      ...manifest,
      federationName: `${remote.name}_development`.replaceAll('-', '_'),
      base: new URL('.', remote.entry).href,
      entry,
      scripts: [],
      styles: [],
      views: {},
      files: [],
    },
    fallback: null,
    reason: 'development' as const,
  };
  const others = document.remotes.filter(({ name }) => name !== remote.name);
  return { ...document, remotes: [...others, development] };
}
