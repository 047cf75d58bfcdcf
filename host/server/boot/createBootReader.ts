import { createHash } from 'node:crypto';
import { providerBootSchema, type ProviderBoot } from '@portal/rollout/providerBoot';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

/** So many sets of releases are shared by the providers that get them; an installation gives few at once. */
const SHARED = 50;
/** When the document was resolved, which is another instant in each answer. In a string quotes are never bare. */
const RESOLVED_AT = /"resolvedAt":"([^"\\]*)"/;
/** Nearly all of an answer, which other providers get as well, where it stands between what is this provider's. */
const RELEASES =
  /(?<="suspended":(?:true|false),)"hosts":.*,(?="degraded":(?:true|false),"resolvedAt")/s;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** A piece of a text holds the whole of it in memory; a copy does not. */
const copyOf = (piece: string) => Buffer.from(piece).toString();

/** What mgmt said of a provider, and a name for all of it but when it was said. */
export interface ReadBoot {
  boot: ProviderBoot;
  said: string;
}

export interface BootReader {
  /**
   * Reads an answer of mgmt. One that says what was `known` already is not read anew: all but its instant is what it was.
   * @throws when it is no boot document
   */
  read(text: string, known: ReadBoot | undefined): ReadBoot;
  /** The same document; what other providers get, too, stands in memory once. */
  share(boot: ProviderBoot): ProviderBoot;
}

const { remotes: remotesSchema, hosts: hostsSchema } = providerBootSchema.entries;
/** What is of this provider alone. */
const ownSchema = v.omit(providerBootSchema, ['remotes', 'hosts']);
const partsSchema = v.object({ remotes: v.optional(v.unknown()), hosts: v.optional(v.unknown()) });

type Releases = Pick<ProviderBoot, 'remotes' | 'hosts'>;

/** An answer without its releases, and a name for those; an empty one where they are in no place of their own. */
interface Pieces {
  own: string;
  releases: string;
}

function piecesOf(text: string): Pieces {
  const [releases] = RELEASES.exec(text) ?? [];
  if (releases === undefined) return { own: text, releases: '' };
  return { own: text.replace(releases, ''), releases: hash(releases) };
}

/** A part of an answer that other providers get as well. */
interface SharedPart<Kind> {
  /** What it says, read once however many answers say it. @throws when it is not what it should be */
  read(said: unknown): Kind;
  /** Equal values as one. */
  share(value: Kind): Kind;
}

function createSharedPart<Kind>(schema: v.GenericSchema<unknown, Kind>): SharedPart<Kind> {
  const read = new LRUCache<string, { value: Kind }>({ max: SHARED });
  const values = new LRUCache<string, { value: Kind }>({ max: SHARED });
  const nameOf = (what: unknown) => hash(JSON.stringify([what]));
  function share(value: Kind): Kind {
    const name = nameOf(value);
    const known = values.get(name) ?? { value };
    values.set(name, known);
    return known.value;
  }
  return {
    share,
    read(said) {
      const name = nameOf(said);
      const known = read.get(name) ?? { value: share(v.parse(schema, said)) };
      read.set(name, known);
      return known.value;
    },
  };
}

/**
 * Reads boot documents so that a thousand providers cost little more than one: nearly all of each is releases that the
 * others get as well.
 */
export function createBootReader(): BootReader {
  const remotes = createSharedPart(remotesSchema);
  const hosts = createSharedPart(hostsSchema);
  const read = new LRUCache<string, Releases>({ max: SHARED });

  function readReleases(content: unknown): Releases {
    const parts = v.parse(partsSchema, content);
    return { remotes: remotes.read(parts.remotes), hosts: hosts.read(parts.hosts) };
  }

  function readWhole(text: string): ProviderBoot {
    const content: unknown = JSON.parse(text);
    return { ...v.parse(ownSchema, content), ...readReleases(content) };
  }

  /** Reads only what is said of this provider where the releases are those of another one. */
  function parse(text: string, { own, releases }: Pieces): ProviderBoot {
    const known = read.get(releases);
    if (known !== undefined) return { ...v.parse(ownSchema, JSON.parse(own)), ...known };
    const boot = readWhole(text);
    if (releases !== '') read.set(releases, { remotes: boot.remotes, hosts: boot.hosts });
    return boot;
  }

  return {
    share: (boot) => ({
      ...boot,
      remotes: remotes.share(boot.remotes),
      hosts: hosts.share(boot.hosts),
    }),
    read(text, known) {
      const pieces = piecesOf(text);
      const [before = '', resolvedAt, ...rest] = pieces.own.split(RESOLVED_AT);
      const said = hash(pieces.releases + before + rest.join('resolvedAt'));
      if (resolvedAt !== undefined && rest.length === 1 && known?.said === said)
        return { said, boot: { ...known.boot, resolvedAt: copyOf(resolvedAt) } };
      return { said, boot: parse(text, pieces) };
    },
  };
}
