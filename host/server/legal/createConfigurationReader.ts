import {
  fullConfigurationSchema,
  type FullConfiguration,
} from '@portal/api/company/fullConfiguration';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { publicDomain, publicHost } from '../publicHost.ts';

/** How long the backend may take, in milliseconds. */
const TIMEOUT_MS = 2500;
/** Domains are sent by browsers, so anybody can invent them: only those of providers are remembered, and not too many. */
const REMEMBERED_DOMAINS = 500;

/**
 * Reads the configuration of the provider at an address, for pages that the edge draws by itself. While the backend
 * does not answer: what it said last, because these pages have to be reachable at all times.
 * @returns null where there is no provider
 * @throws when the backend does not answer and nothing is remembered
 */
export function createConfigurationReader(
  backend: URL,
): (context: Context) => Promise<FullConfiguration | null> {
  const last = new LRUCache<string, FullConfiguration>({ max: REMEMBERED_DOMAINS });

  async function ask(context: Context): Promise<FullConfiguration | null> {
    const answer = await fetch(new URL('/main/config', backend), {
      headers: { 'x-forwarded-host': publicHost(context) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`);
    const configuration = v.parse(fullConfigurationSchema, await answer.json());
    last.set(publicDomain(context), configuration);
    return configuration;
  }

  return (context) =>
    ask(context).catch((error: unknown) => {
      const known = last.get(publicDomain(context));
      if (known === undefined) throw error;
      return known;
    });
}
