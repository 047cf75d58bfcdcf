import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import { root } from '../packages.ts';
import { Problem } from '../terminal/problem.ts';
import { readArguments } from '../terminal/readArguments.ts';
import type { Said } from './details/detailsOf.ts';
import { readManifest } from './readManifest.ts';
import { readReason } from './readReason.ts';

const USAGE = `npm run release -- <remote> [--version 1.2.3] [--notes "…"]
npm run release -- host

--notes              what is new; the commit's message when absent
--dirty-because "…"    releases sources that are not committed
--untested-because "…" releases without running the remote's unit tests
--looks-right "…"      releases views that look otherwise than those that everyone has
These reasons are kept with the release.

PORTAL_BACKEND_URL says which installation, PORTAL_TEAM_TOKEN who you are there: files then go to it over HTTP.
With PORTAL_ADMIN_TOKEN and PORTAL_ASSETS_S3_URL they go to its bucket; without any of them to the portal on this machine.`;

const OPTIONS = {
  version: { type: 'string' },
  notes: { type: 'string' },
  'dirty-because': { type: 'string' },
  'untested-because': { type: 'string' },
  'looks-right': { type: 'string' },
} as const;

/** What is to be released: the host, or a version of a remote. */
export type ReleaseCommand =
  | { remote: 'host'; version?: never; said?: never }
  | { remote: string; version: string; said: Said };

/** @throws Problem with what the command line says wrongly, or the remote's manifest */
export function readReleaseCommand(args: readonly string[]): ReleaseCommand {
  if (args.length === 1 && args[0] === 'host') return { remote: 'host' };
  const { values, positionals } = readArguments(args, OPTIONS, USAGE);
  const [remote, ...more] = positionals;
  if (remote === undefined) throw new Problem(USAGE);
  if (more.length > 0) throw new Problem(`One at a time: what is "${more.join(' ')}"?\n${USAGE}`);
  const file = join(root, remote, 'remote.json');
  if (!/^mf-[a-z-]+$/.test(remote) || !existsSync(file))
    throw new Problem(`${remote} is no remote: there is no ${remote}/remote.json.\n${USAGE}`);
  const declared = readManifest(file, `${remote}/remote.json`);
  const version = v.safeParse(
    remoteManifestSchema.entries.version,
    values.version ?? declared.version,
  );
  if (!version.success) throw new Problem(`"${values.version}" is no version like 1.2.3.`);
  const said = {
    notes: values.notes,
    dirtyBecause: readReason('dirty-because', values['dirty-because']),
    untestedBecause: readReason('untested-because', values['untested-because']),
    looksRight: readReason('looks-right', values['looks-right']),
  };
  return { remote, version: version.output, said };
}
