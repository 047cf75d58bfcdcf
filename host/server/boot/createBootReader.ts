import { providerBootSchema, type ProviderBoot } from '@portal/rollout/providerBoot';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { createSharedPart } from './createSharedPart.ts';
import { hash } from './hash.ts';

/** So many sets of releases are known by the names that mgmt gave them; an installation gives few at once. */
const NAMED = 50;
/** Of so many sets mgmt is told that they are known; nearly all providers get one of the last few. */
const TOLD = 4;
/** When the document was resolved, which is another instant in each answer. In a string quotes are never bare. */
const RESOLVED_AT = /"resolvedAt":"([^"\\]*)"/;

/** A piece of a text holds the whole of it in memory; a copy does not. */
const copyOf = (piece: string) => Buffer.from(piece).toString();

/** What mgmt said of a provider, and a name for all of it but when it was said. */
export interface ReadBoot {
  boot: ProviderBoot;
  said: string;
  /** What mgmt calls its releases; an mgmt of before names none. */
  releases: string | undefined;
}

export interface BootReader {
  /**
   * Names of releases that mgmt may leave out of its answer (C-975), all of them said by mgmt since this process started: what
   * one of before kept may lack what it did not know of.
   * @param known what was read last of the provider that is asked for
   */
  knownReleases(known: ReadBoot | undefined): string[];
  /**
   * Reads an answer of mgmt. One that says what was `known` already is not read anew: all but its instant is what it was.
   * @returns null when it leaves out releases that are not known, or not any more
   * @throws when it is no boot document
   */
  read(text: string, known: ReadBoot | undefined): ReadBoot | null;
  /** The same document; what other providers get, too, stands in memory once. */
  share(boot: ProviderBoot): ProviderBoot;
}

const { remotes: remotesSchema, hosts: hostsSchema } = providerBootSchema.entries;
/** What is of this provider alone. */
const ownSchema = v.omit(providerBootSchema, ['remotes', 'hosts']);
const contentSchema = v.record(v.string(), v.unknown());
const contentOf = (text: string) => v.parse(contentSchema, JSON.parse(text));

type Releases = Pick<ProviderBoot, 'remotes' | 'hosts'>;

/** A name for all that an answer says but its instant, which comes with it where it stands in one place. */
function nameOf(text: string): { said: string; resolvedAt: string | undefined } {
  const [before = '', resolvedAt, ...rest] = text.split(RESOLVED_AT);
  const said = hash(before + rest.join('resolvedAt'));
  return { said, resolvedAt: rest.length === 1 ? resolvedAt : undefined };
}

/**
 * Reads boot documents so that a thousand providers cost little more than one: nearly all of each is releases that the
 * others get as well.
 */
export function createBootReader(): BootReader {
  const remotes = createSharedPart(remotesSchema);
  const hosts = createSharedPart(hostsSchema);
  const named = new LRUCache<string, Releases>({ max: NAMED });

  /** What a name stands for that mgmt gave; also of one that others pushed out, where the provider has it still. */
  function releasesOf(name: string, known: ReadBoot | undefined): Releases | undefined {
    const found = named.get(name);
    if (found !== undefined || known?.releases !== name) return found;
    return { remotes: known.boot.remotes, hosts: known.boot.hosts };
  }

  return {
    share: (boot) => ({
      ...boot,
      remotes: remotes.share(boot.remotes),
      hosts: hosts.share(boot.hosts),
    }),
    knownReleases(known) {
      const own = known?.releases === undefined ? [] : [known.releases];
      return [...new Set([...own, ...named.keys()])].slice(0, TOLD);
    },
    read(text, known) {
      const { said, resolvedAt } = nameOf(text);
      if (known?.said === said && resolvedAt !== undefined) {
        // Asked for last, so that it stays among those that mgmt is told.
        if (known.releases !== undefined) named.get(known.releases);
        return { ...known, boot: { ...known.boot, resolvedAt: copyOf(resolvedAt) } };
      }
      const { remotes: ofRemotes, hosts: ofHosts, ...own } = contentOf(text);
      const name = typeof own['releases'] === 'string' ? own['releases'] : undefined;
      const isLeftOut = name !== undefined && ofRemotes === undefined;
      const releases = isLeftOut
        ? releasesOf(name, known)
        : { remotes: remotes.read(ofRemotes), hosts: hosts.read(ofHosts) };
      if (releases === undefined) return null;
      if (name !== undefined) named.set(name, releases);
      return {
        // Without releases that have a name, so that an answer that leaves them out says the same.
        said: name === undefined || isLeftOut ? said : nameOf(JSON.stringify(own)).said,
        releases: name,
        boot: { ...v.parse(ownSchema, own), ...releases },
      };
    },
  };
}
