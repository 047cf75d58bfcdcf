import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProviderBoot } from '@portal/rollout/providerBoot';
import { replaceWholeFile } from '@portal/storage/wholeFile';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { hash } from './hash.ts';
import { keptFor } from './keptFor.ts';
import { releaseFolder, removeUnnamedReleases } from './removeUnnamedReleases.ts';

const HOUR = 60 * 60 * 1000;
/** How long a file that was written is taken to be there, in milliseconds: half as long as one is left that nobody names. */
const SURELY_THERE = 24 * HOUR;
/** Of so many it is known that they are there. */
const REMEMBERED = 100;
/** Names stand in files that anybody with the disk may have changed; nothing else may become the name of one. */
const NAME = /^[\w-]{43}$/;

type Releases = Pick<ProviderBoot, 'hosts' | 'remotes'>;

/** What a set of releases is called: worked out once for all providers that get it, whose objects are the same. */
const nameOf = keptFor((remotes: Releases['remotes']) =>
  keptFor((hosts: Releases['hosts']) => hash(JSON.stringify({ hosts, remotes }))),
);

/** The releases that providers get, each set in a file of its own that is called by what it says. */
export interface ReleaseFiles {
  /** @throws when there are none that can be read */
  read(name: string): Promise<object>;
  /** Writes them where they are not there. @returns their name */
  write(releases: Releases): Promise<string>;
}

/** @param folder where the files of the providers are, which name those of releases */
export function createReleaseFiles(folder: string): ReleaseFiles {
  const fileOf = (name: string) => join(releaseFolder(folder), `${name}.json`);
  const written = new LRUCache<string, Promise<void>>({ max: REMEMBERED, ttl: SURELY_THERE });
  /** One at a time, so that none is removed in the moment in which it is written again. */
  let last: Promise<unknown> = Promise.resolve();

  async function add(name: string, { hosts, remotes }: Releases): Promise<void> {
    await removeUnnamedReleases(folder, 2 * SURELY_THERE).catch(() => undefined);
    await replaceWholeFile(fileOf(name), JSON.stringify({ hosts, remotes }));
  }

  return {
    async read(name) {
      if (!NAME.test(name)) throw new Error('This is the name of no file.');
      return v.parse(v.looseObject({}), JSON.parse(await readFile(fileOf(name), 'utf8')));
    },
    async write(releases) {
      const name = nameOf(releases.remotes)(releases.hosts);
      const running = written.get(name);
      if (running !== undefined) {
        await running;
        return name;
      }
      const adding = last.then(() => add(name, releases));
      last = adding.catch(() => undefined);
      written.set(name, adding);
      await adding.catch((error: unknown) => {
        written.delete(name);
        throw error;
      });
      return name;
    },
  };
}
