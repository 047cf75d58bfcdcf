import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Company } from '../../accounts/companies/company.ts';
import { countAttempt, type RateLimit } from '../../accounts/limits/rateLimit.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../../platform/http/texts.ts';
import { hashSecret } from '../../platform/secret.ts';
import { loadFeedName } from './loadFeedName.ts';
import { noteReading, type FeedOwner } from './feeds.ts';
import { readEntries } from './readEntries.ts';
import { writeFeed } from './writeFeed.ts';

const readings: RateLimit = { count: 60, seconds: 60 * 60 };

/**
 * Answers the calendar that a token opens, 304 to whoever has it already (FEED-06). For a token that opens nothing the
 * calendar of nobody is read and written all the same, so that the time of an answer tells no token from another.
 * @throws ApiError 404 for a token that opens nothing here, 429 above 60 readings of a token in an hour
 */
export async function answerFeed(
  context: Context,
  { database, environment, clock }: Backend,
  company: Company,
  token: string,
): Promise<Response> {
  const now = clock.now();
  await countAttempt(database, `feed:${hashSecret(token)}`, readings, now);
  const owner = await noteReading(database, company.id, token, now);
  const nobody: FeedOwner = { companyId: company.id, clientId: '', expertId: null };
  const read = owner ?? nobody;
  const name = await loadFeedName(database, company, read);
  const entries = await readEntries(database, environment, company, read, now);
  const content = writeFeed(name, entries);
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  if (owner === undefined) throw new ApiError(404, texts.notFound);
  const headers = { ETag: etag, 'Cache-Control': 'private' };
  if (isKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  return context.body(content, 200, {
    ...headers,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="agenda.ics"',
  });
}

/** Whether one of the tags that a program has is this one; a proxy that compressed it marks it as weak (RFC 9110, 13.1.2). */
function isKnown(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
