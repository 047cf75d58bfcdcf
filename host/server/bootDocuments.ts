import { providerBootSchema, type ProviderBoot } from '@portal/rollout/providerBoot';
import * as v from 'valibot';
import type { KeptBoots } from './keptBoots.ts';

/**
 * How long a document is served without asking again, in milliseconds: a release that is taken back must be gone
 * within a second.
 */
const FRESH = 600;
/** How long mgmt may take to answer before the last good document is served, in milliseconds. */
const PATIENCE = 2500;
/** Domains are sent by browsers, so anybody can invent them: forget the oldest beyond this number. */
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
 * @param kept where the last ones outlive this process
 */
export function createBootDocuments(
  backend: URL,
  kept: KeptBoots,
  now: () => number = () => Date.now(),
): BootDocuments {
  const entries = new Map<string, Entry>();
  const asking = new Map<string, Promise<ProviderBoot>>();

  async function ask(domain: string): Promise<ProviderBoot> {
    const url = new URL('/mgmt/boot', backend);
    url.searchParams.set('domain', domain);
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`mgmt answered ${response.status}.`);
    return v.parse(providerBootSchema, await response.json());
  }

  function remember(domain: string, document: ProviderBoot): ProviderBoot {
    entries.delete(domain);
    entries.set(domain, { document, askedAt: now() });
    const oldest = entries.keys().next();
    if (entries.size > REMEMBERED_DOMAINS && !oldest.done) entries.delete(oldest.value);
    return document;
  }

  async function refresh(domain: string): Promise<ProviderBoot> {
    try {
      const document = await ask(domain);
      // Nobody waits for the disk.
      void kept.write(domain, document);
      return remember(domain, document);
    } catch (error) {
      const last = entries.get(domain)?.document ?? (await kept.read(domain));
      if (!last) throw error;
      return remember(domain, { ...last, degraded: true });
    }
  }

  return {
    of(domain) {
      const known = entries.get(domain);
      if (known && now() - known.askedAt < FRESH) return Promise.resolve(known.document);
      const running = asking.get(domain);
      if (running) return running;
      const answer = refresh(domain).finally(() => asking.delete(domain));
      asking.set(domain, answer);
      return answer;
    },
  };
}
