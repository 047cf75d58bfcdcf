import type { ProviderBoot } from '@portal/rollout/providerBoot';
import { LRUCache } from 'lru-cache';
import { askBoot } from './askBoot.ts';
import type { BootCache } from './createBootCache.ts';
import { createBootReader, type ReadBoot } from './createBootReader.ts';

/**
 * How long a document is served without asking again, in milliseconds: a release that is taken back must be gone
 * within a second.
 */
const FRESH = 600;
/** From this age on a document is served while mgmt is asked, so that views of a busy portal do not wait. In milliseconds. */
const AHEAD = 300;
/** How long a view waits for mgmt before it gets what was last good, in milliseconds; mgmt counts as hanging then. */
const SLOW = 500;
/** Until an mgmt that hangs is asked again, twice as long after each time, in milliseconds. */
const PROBE_PAUSE = 500;
const LONGEST_PAUSE = 4000;
/** Domains are sent by browsers, so anybody can invent them: forget what was asked least recently beyond this number. */
const REMEMBERED_DOMAINS = 5000;

interface Entry {
  document: ProviderBoot;
  /** What mgmt said of it last; none of one that comes from before a restart. */
  read: ReadBoot | undefined;
  askedAt: number;
}

/** A question that mgmt was asked. */
interface Question {
  answer: Promise<ProviderBoot>;
  /** Resolves when whoever waits had better take what was last good. */
  late: Promise<null>;
}

export interface BootDocuments {
  /**
   * What mgmt says of a domain, for all its customers. When mgmt does not answer: the last that worked, marked degraded.
   * While mgmt hangs no view waits for it of whose domain something is kept; the first that meets it waits half a second.
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
  const asking = new Map<string, Question>();
  const reader = createBootReader();
  let isHanging = false;

  async function ask(domain: string): Promise<ReadBoot> {
    const known = entries.get(domain)?.read;
    const onAnswer = () => {
      isHanging = false;
    };
    return askBoot(backend, reader, { domain, shell: await shell(), known, onAnswer });
  }

  /** From now on views do not ask; one question at a time finds out when mgmt is well again. */
  function hang(domain: string): void {
    if (isHanging) return;
    isHanging = true;
    const probe = async (pause: number): Promise<void> => {
      if (!isHanging) return;
      await question(domain).answer.catch(() => undefined);
      if (isHanging) probeAfter(Math.min(pause * 2, LONGEST_PAUSE));
    };
    const probeAfter = (pause: number) => setTimeout(() => void probe(pause), pause).unref();
    probeAfter(PROBE_PAUSE);
  }

  function remember(domain: string, document: ProviderBoot, read?: ReadBoot): ProviderBoot {
    entries.set(domain, { document, read, askedAt: now() });
    return document;
  }

  /** The last document that worked, marked. */
  async function lastOf(domain: string): Promise<ProviderBoot | null> {
    const known = entries.get(domain)?.document;
    const last = known ?? (await cache.read(domain));
    if (!last) return null;
    return { ...(known ?? reader.share(last)), degraded: true };
  }

  async function refresh(domain: string): Promise<ProviderBoot> {
    try {
      const read = await ask(domain);
      // Nobody waits for the disk.
      void cache.write(domain, read);
      return remember(domain, read.boot, read);
    } catch (error) {
      const last = await lastOf(domain);
      if (!last) throw error;
      return remember(domain, last, entries.get(domain)?.read);
    }
  }

  /** One question at a time about each domain. */
  function question(domain: string): Question {
    const running = asking.get(domain);
    if (running) return running;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        hang(domain);
        resolve(null);
      }, SLOW);
    });
    const answer = refresh(domain).finally(() => {
      clearTimeout(timer);
      asking.delete(domain);
    });
    const asked = { answer, late };
    asking.set(domain, asked);
    return asked;
  }

  /** What mgmt answers, or what was last good as soon as that takes too long. */
  async function inTime(domain: string): Promise<ProviderBoot> {
    const { answer, late } = question(domain);
    const first = await Promise.race([answer, late]);
    if (first !== null) return first;
    const last = await lastOf(domain);
    if (last === null) return answer;
    answer.catch(() => undefined);
    return last;
  }

  return {
    async of(domain) {
      const known = entries.get(domain);
      const age = known === undefined ? Infinity : now() - known.askedAt;
      if (known && age < FRESH) {
        if (age >= AHEAD && !isHanging) question(domain).answer.catch(() => undefined);
        return known.document;
      }
      const last = isHanging ? await lastOf(domain) : null;
      return last ?? inTime(domain);
    },
  };
}
