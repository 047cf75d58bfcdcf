import { REQUEST_ID_HEADER } from '@portal/api/tracing/requestId';
import type { Context } from 'hono';
import type { RequestKind } from '../metrics/createEdgeMetrics.ts';
import { edgeLog } from './edgeLog.ts';
import { edgeRequest, lineOf } from './edgeRequest.ts';

/** From here on a good answer is a line, too, in milliseconds. */
const SLOW_MS = 1000;

/**
 * Writes a line of an answer that failed or was slow, of the others only where debugging, and says the id of the request
 * to whoever asked. What the backend refuses for now (503) stands in its own log, where that is a failure.
 * @param milliseconds until the head of the answer was ready
 */
export function logAnswer(context: Context, kind: RequestKind, milliseconds: number): void {
  const { status, headers } = context.res;
  const isOfBackend = headers.has(REQUEST_ID_HEADER);
  // A file is the same for everybody who asks for it.
  if (!isOfBackend && kind !== 'asset') headers.set('X-Request-Id', edgeRequest(context).id);
  const failed = status >= 500 && !(isOfBackend && status === 503);
  const isSlow = milliseconds >= SLOW_MS;
  if (!failed && !isSlow && !edgeLog.writes('debug')) return;
  const { method } = context.req;
  const line = { ...lineOf(context), method, status, milliseconds: Math.round(milliseconds) };
  if (failed) edgeLog.warn(line, 'request');
  else if (isSlow) edgeLog.info(line, 'a slow request');
  else edgeLog.debug(line, 'request');
}
