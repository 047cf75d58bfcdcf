import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { providerBootSchema, type ProviderBoot } from '@portal/rollout/providerBoot';
import { replaceWholeFile } from '@portal/storage/wholeFile';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { ReadBoot } from './createBootReader.ts';

/** Of so many domains it is known what was written last; of others it is written once more. */
const REMEMBERED_DOMAINS = 5000;
/** Domains are sent by browsers; nothing else may become the name of a file. */
const DOMAIN = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/;

/** The last boot document of each provider, where a restart does not lose it. */
export interface BootCache {
  /** Null when there is none, or none that can be read. */
  read(domain: string): Promise<ProviderBoot | null>;
  /** Caches it if it says something new. Never throws: what cannot be cached is lost with the process, as without a disk. */
  write(domain: string, read: ReadBoot): Promise<void>;
}

/**
 * Caches boot documents in a folder, so that an edge that starts while mgmt is away still has portals to serve. Only of
 * domains that have a provider: anybody can invent others, and one that has gone is deleted.
 */
export function createBootCache(folder: string): BootCache {
  const written = new LRUCache<string, string>({ max: REMEMBERED_DOMAINS });
  const fileOf = (domain: string) => join(folder, `${domain}.json`);

  return {
    async read(domain) {
      if (!DOMAIN.test(domain)) return null;
      try {
        const content: unknown = JSON.parse(await readFile(fileOf(domain), 'utf8'));
        const boot = v.safeParse(providerBootSchema, content);
        return boot.success ? boot.output : null;
      } catch {
        return null;
      }
    },
    async write(domain, { boot, said }) {
      if (!DOMAIN.test(domain)) return;
      if (boot.provider === null) {
        written.delete(domain);
        await rm(fileOf(domain), { force: true }).catch(() => undefined);
        return;
      }
      if (written.get(domain) === said) return;
      written.set(domain, said);
      try {
        // Whole or not at all, also when the process ends meanwhile or another edge writes the same.
        await replaceWholeFile(fileOf(domain), JSON.stringify(boot));
      } catch (error) {
        written.delete(domain);
        console.error(
          'A boot document could not be cached:',
          error instanceof Error ? error.message : error,
        );
      }
    },
  };
}
