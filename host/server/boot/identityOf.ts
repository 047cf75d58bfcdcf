import type { BootDocument } from '@portal/contract/bootDocument';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import { hash } from './hash.ts';
import { keptFor } from './keptFor.ts';

/** Names by what else is said, as of the whole installation: of releases, of a provider, in a build. */
const namesOf = keptFor((_remotes: BootDocument['remotes']) =>
  keptFor((_provider: object) => keptFor((_build: HostBuild) => new Map<string, string>())),
);
const NOBODY = {};
/** Nearly all of what is named, and the same for all providers that get these releases. */
const nameOfRemotes = keptFor((remotes: BootDocument['remotes']) =>
  shortHash(JSON.stringify(remotes)),
);

function shortHash(content: string): string {
  return hash(content).slice(0, 22);
}

/**
 * Names everything that a document is made of, whenever it was made: the host's build, the provider, and the release
 * of every remote. Two documents of one name lead to the same code.
 */
export function identityOf(
  { provider, contact, remotes, environment, recording }: BootDocument,
  build: HostBuild,
): string {
  const names = namesOf(remotes)(provider ?? NOBODY)(build);
  const installation = JSON.stringify([contact, environment, recording]);
  const known = names.get(installation);
  if (known !== undefined) return known;
  const { version, entry } = build;
  const given = nameOfRemotes(remotes);
  const said = { version, entry, provider, contact, given, environment, recording };
  const name = shortHash(JSON.stringify(said));
  names.set(installation, name);
  return name;
}
