import { createHash } from 'node:crypto';
import { providerBootSchema, type ProviderBoot } from '@portal/rollout/providerBoot';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

/** So many sets of releases are shared by the providers that get them; an installation gives few at once. */
const SHARED = 50;
/** When the document was resolved, which is another instant in each answer. In a string quotes are never bare. */
const RESOLVED_AT = /"resolvedAt":"([^"\\]*)"/;

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

/** Equal values as one. */
function createSharing<Kind extends object>(): (value: Kind) => Kind {
  const shared = new LRUCache<string, Kind>({ max: SHARED });
  return (value) => {
    const name = hash(JSON.stringify(value));
    const known = shared.get(name) ?? value;
    shared.set(name, known);
    return known;
  };
}

/**
 * Reads boot documents so that a thousand providers cost little more than one: nearly all of each is releases that the
 * others get as well.
 */
export function createBootReader(): BootReader {
  const remotes = createSharing<ProviderBoot['remotes']>();
  const hosts = createSharing<ProviderBoot['hosts']>();
  const share = (boot: ProviderBoot): ProviderBoot => ({
    ...boot,
    remotes: remotes(boot.remotes),
    hosts: hosts(boot.hosts),
  });
  return {
    share,
    read(text, known) {
      const [before = '', resolvedAt, ...rest] = text.split(RESOLVED_AT);
      const said = hash(before + rest.join('resolvedAt'));
      if (resolvedAt !== undefined && rest.length === 1 && known?.said === said)
        return { said, boot: { ...known.boot, resolvedAt: copyOf(resolvedAt) } };
      return { said, boot: share(v.parse(providerBootSchema, JSON.parse(text))) };
    },
  };
}
