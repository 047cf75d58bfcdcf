import { providerBootSchema, type ProviderBoot } from '@portal/rollout/providerBoot';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { BootCache } from './createBootCache.ts';

/**
 * How long a document is served without asking again, in milliseconds: a release that is taken back must be gone
 * within a second.
 */
const FRESH = 600;
/** How long mgmt may take to answer before the last good document is served, in milliseconds. */
const TIMEOUT_MS = 2500;
/**
 * How long after mgmt left an edge waiting nobody else waits for it, in milliseconds: it is asked all the same, and what
 * was last good is served meanwhile.
 */
const NOT_WAITED = 5000;
/** Domains are sent by browsers, so anybody can invent them: forget what was asked least recently beyond this number. */
const REMEMBERED_DOMAINS = 500;

interface Entry {
  document: ProviderBoot;
  askedAt: number;
}

export interface BootDocuments {
  /**
   * What mgmt says of a domain, for all its customers. When mgmt does not answer: the last that worked, marked degraded.
   * @throws when mgmt does not answer and there is none, neither in memory nor from before a restart.
   */
  of(domain: string): Promise<ProviderBoot>;
}

/**
 * Fetches boot documents from mgmt and keeps them for a short while.
 * @param shell version of the build that pages are made with, which mgmt must know to be in use; null while there is none
 * @param cache where the last ones outlive this process
 */
export function createBootDocuments(
  backend: URL,
  shell: () => Promise<string | null>,
  cache: BootCache,
  now: () => number = () => Date.now(),
): BootDocuments {
  const entries = new LRUCache<string, Entry>({ max: REMEMBERED_DOMAINS });
  const asking = new Map<string, Promise<ProviderBoot>>();
  let hungAt = -Infinity;

  async function ask(domain: string): Promise<ProviderBoot> {
    const url = new URL('/mgmt/boot', backend);
    url.searchParams.set('domain', domain);
    const version = await shell();
    if (version !== null) url.searchParams.set('shell', version);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { signal: timeout }).catch((error: unknown) => {
      if (timeout.aborted) hungAt = now();
      throw error;
    });
    hungAt = -Infinity;
    if (!response.ok) throw new Error(`mgmt answered ${response.status}.`);
    return v.parse(providerBootSchema, await response.json());
  }

  function remember(domain: string, document: ProviderBoot): ProviderBoot {
    entries.set(domain, { document, askedAt: now() });
    return document;
  }

  /** The last document that worked, marked. */
  async function lastOf(domain: string): Promise<ProviderBoot | null> {
    const last = entries.get(domain)?.document ?? (await cache.read(domain));
    return last ? { ...last, degraded: true } : null;
  }

  async function refresh(domain: string): Promise<ProviderBoot> {
    try {
      const document = await ask(domain);
      // Nobody waits for the disk.
      void cache.write(domain, document);
      return remember(domain, document);
    } catch (error) {
      const last = await lastOf(domain);
      if (!last) throw error;
      return remember(domain, last);
    }
  }

  return {
    async of(domain) {
      const known = entries.get(domain);
      if (known && now() - known.askedAt < FRESH) return known.document;
      const isHanging = now() - hungAt < NOT_WAITED;
      const answer = asking.get(domain) ?? refresh(domain).finally(() => asking.delete(domain));
      asking.set(domain, answer);
      const last = isHanging ? await lastOf(domain) : null;
      if (last === null) return answer;
      answer.catch(() => undefined);
      return last;
    },
  };
}
