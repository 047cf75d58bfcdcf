import type { Backend } from '../../platform/backend.ts';
import { countAttempt, type RateLimit } from './rateLimit.ts';

/** What a customer may add in an hour: far more than anybody needs, far less than fills a disk or a mailbox. */
const perHour = {
  files: 120,
  messages: 120,
  'invoice requests': 30,
  'billing entries': 30,
} as const;

/** Counts something that a customer adds. @throws ApiError 429 above the limit */
export function limitChanges(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  clientId: string,
  what: keyof typeof perHour,
): Promise<void> {
  const limit: RateLimit = { count: perHour[what], seconds: 3600 };
  return countAttempt(database, `${what}:${clientId}`, limit, clock.now());
}
