import { ratingsSchema, type Ratings } from '@portal/api/company/ratings';
import type { Context } from 'hono';
import * as v from 'valibot';
import { publicHost } from '../publicHost.ts';

/** How long the backend may take, in milliseconds: the page does without. */
const TIMEOUT_MS = 1500;

/** Reads what customers thought of the provider at an address; null while nobody answers. */
export function createRatingsReader(backend: URL): (context: Context) => Promise<Ratings> {
  return async (context) => {
    try {
      const answer = await fetch(new URL('/main/company/ratings', backend), {
        headers: { 'x-forwarded-host': publicHost(context) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return answer.ok ? v.parse(ratingsSchema, await answer.json()).ratings : null;
    } catch {
      return null;
    }
  };
}
