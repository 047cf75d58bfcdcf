import { createHash } from 'node:crypto';
import { isSameSecret } from '@portal/storage/signed/isSameSecret';
import type { Context } from 'hono';
import type { EdgeMetrics } from './createEdgeMetrics.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Answers Prometheus, who has the token; for everybody else, and where none is set, there is nothing here. */
export async function sendMetrics(
  context: Context,
  metrics: EdgeMetrics,
  token: string | undefined,
): Promise<Response> {
  const [, given = ''] = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  if (token === undefined || !isSameSecret(hash(given), hash(token))) return context.notFound();
  return context.body(await metrics.text(), 200, {
    'Content-Type': metrics.contentType,
    'Cache-Control': 'no-store',
  });
}
