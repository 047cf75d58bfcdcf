import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { providerBootSchema, type ProviderBoot } from '@portal/rollout/providerBoot';
import { SharedRuns } from '@portal/storage/parallel/sharedRuns';
import { replaceWholeFile } from '@portal/storage/wholeFile';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { messageOf } from '@portal/domain/text/messageOf';
import type { ReadBoot } from './createBootReader.ts';
import { createReleaseFiles } from './createReleaseFiles.ts';
import { edgeLog } from '../log/edgeLog.ts';

/** Of so many domains it is known what was written last; of others it is written once more. */
const REMEMBERED_DOMAINS = 5000;
/** Domains are sent by browsers; nothing else may become the name of a file. */
const DOMAIN = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/;

/** A provider's file says of its releases where they stand; those of before hold them. */
const keptSchema = v.looseObject({ releases: v.optional(v.string()) });

/** The last boot document of each provider, where a restart does not lose it. */
export interface BootCache {
  /** Null when there is none, or none that can be read. */
  read(domain: string): Promise<ProviderBoot | null>;
  /** Caches it if it says something new; of several at a time the newest. Never throws: what cannot be cached is lost with the process, as without a disk. */
  write(domain: string, read: ReadBoot): Promise<void>;
}

/**
 * Caches boot documents in a folder, so that an edge that starts while mgmt is away still has portals to serve. Only of
 * domains that have a provider: anybody can invent others, and one that has gone is deleted. The file of a provider holds what is its own,
 * a kilobyte; its releases stand in another one, once for all providers that get them.
 */
export function createBootCache(folder: string): BootCache {
  const written = new LRUCache<string, string>({ max: REMEMBERED_DOMAINS });
  const fileOf = (domain: string) => join(folder, `${domain}.json`);
  const releaseFiles = createReleaseFiles(folder);
  const runs = new SharedRuns<void>();
  /** What is written next, after what is being written: only the newest, however long the disk takes. */
  const next = new Map<string, ReadBoot>();

  async function store(domain: string): Promise<void> {
    const read = next.get(domain);
    if (read === undefined) return;
    next.delete(domain);
    const { boot, said } = read;
    if (boot.provider === null) {
      written.delete(domain);
      await rm(fileOf(domain), { force: true }).catch(() => undefined);
      return;
    }
    if (written.get(domain) === said) return;
    written.set(domain, said);
    try {
      const { hosts, remotes, ...own } = boot;
      // Before the file that names them, so that whenever the process ends there is one that can be read.
      const releases = await releaseFiles.write({ hosts, remotes });
      // Whole or not at all, also when the process ends meanwhile or another edge writes the same.
      await replaceWholeFile(fileOf(domain), JSON.stringify({ ...own, releases }));
    } catch (error) {
      written.delete(domain);
      const line = { provider: domain, error: messageOf(error) };
      edgeLog.error(line, 'a boot document could not be cached');
    }
  }

  return {
    async read(domain) {
      if (!DOMAIN.test(domain)) return null;
      try {
        const own = v.parse(keptSchema, JSON.parse(await readFile(fileOf(domain), 'utf8')));
        const releases = own.releases === undefined ? {} : await releaseFiles.read(own.releases);
        const boot = v.safeParse(providerBootSchema, { ...own, ...releases });
        return boot.success ? boot.output : null;
      } catch {
        return null;
      }
    },
    async write(domain, read) {
      if (!DOMAIN.test(domain)) return;
      next.set(domain, read);
      await runs.ask(domain, () => store(domain));
    },
  };
}
