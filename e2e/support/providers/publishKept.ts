import { join } from 'node:path';
import { releaseSchema, type Release } from '@portal/contract/release';
import { adminToken } from '@portal/scripts/mgmt/adminToken';
import { keptFiles, type KeptBuild } from '@portal/scripts/keep/keptBuilds';
import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import { startEdge } from '@portal/scripts/portal/stack';
import * as v from 'valibot';
import { addresses, settings, type Domain } from '../domains.ts';
import { storageOf } from './publishFixture.ts';
import { writeFiles } from './writeFiles.ts';

/** Registers a kept build of a remote, its files first; nothing happens when that was done before. */
export async function publishKept(kept: KeptBuild, remote: string): Promise<Release> {
  const files = keptFiles(kept, remote);
  const described = files.get('release.json');
  if (!described) throw new Error(`${kept.pack} holds no release of ${remote}.`);
  const release = v.parse(releaseSchema, JSON.parse(described.toString()));
  files.delete('release.json');
  writeFiles(storageOf(release), files);
  await mgmtClient(addresses.backend, adminToken(settings.dataFolder)).publish(release);
  return release;
}

/** Added to the port of the portal's own edge, by who asks; the recording edges, one a worker, have 5 to 7. */
const PORTS = { skew: 4, takeover: 8 };

/**
 * One more edge of the portal that runs, which serves the kept build of the host. There can be one per purpose.
 * @returns where it shows a provider's portal, and what stops it
 */
export async function startKeptShell(kept: KeptBuild, purpose: keyof typeof PORTS = 'skew') {
  const folder = join(settings.dataFolder, 'kept-shells', kept.commit);
  writeFiles(folder, keptFiles(kept, 'host'));
  const edgePort = settings.edgePort + PORTS[purpose];
  const server = await startEdge({ ...settings, edgePort }, { PORTAL_HOST_BUILD: folder });
  return {
    port: edgePort,
    originOf: (domain: Domain) => `http://${domain}:${edgePort}`,
    stop: server.stop,
  };
}
