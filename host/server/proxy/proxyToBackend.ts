import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { callerHeaders } from './callerHeaders.ts';
import { isPublicCall } from './isPublicCall.ts';
import { compressText } from '../files/compressText.ts';
import { passOn, type PassOptions } from './passOn.ts';
import { DEVICE_KEY } from '@portal/api/http/deviceKey';
import { SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import {
  abandonedSessionCookies,
  deviceCookie,
  keepingSessionCookies,
} from '../session/sessionCookies.ts';
import { sessionOfCall } from '../session/sessionOfCall.ts';
import { texts } from '../texts.ts';

/** What calls are made with; others (`TRACE`, `CONNECT`) are no calls. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Of a body that is no upload, in bytes: the backend takes no more either. */
const LARGEST_BODY = 1024 * 1024;

const limitLength = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (context) => {
    // What is still being sent would be taken for the next call on this connection.
    context.header('Connection', 'close');
    return context.json(
      { type: 'Failure', http_code: 413, code: 413, message: texts.tooLarge },
      413,
    );
  },
});

/** Refuses what is too long before any of it goes on, because a refusal of the backend is lost while it is still sent. */
export const limitLengthOfCalls: MiddlewareHandler = (context, next) =>
  context.req.header('content-type')?.startsWith('multipart/form-data') === true
    ? next()
    : limitLength(context, next);

/**
 * Passes the public part of `/api/*` on to the backend, streaming both ways, and tells it which address the customer
 * sees and whose session it is (C-350). When the backend does not answer: 502, or 504 when it takes too long, with the
 * envelope that the client understands.
 */
export async function proxyToBackend(
  context: Context,
  backend: URL,
  options: PassOptions = {},
): Promise<Response> {
  const incoming = new URL(context.req.url);
  if (!isPublicCall(incoming.pathname)) return context.text(texts.notFound, 404);
  if (!METHODS.has(context.req.method)) return context.text(texts.notFound, 405);
  const session = sessionOfCall(context);
  if ('refusal' in session) return session.refusal;
  const target = new URL(incoming.pathname.replace(/^\/api/, '') + incoming.search, backend);
  const answer = await passOn(
    context,
    target,
    {
      // Cookies are of shell and edge: the services know the session as a bearer.
      cookie: undefined,
      ...callerHeaders(context),
      ...session.headers,
    },
    options,
  );
  if (typeof answer === 'number') return sayDown(context, answer);
  const opened = answer.headers.get(SESSION_HEADERS.opened);
  answer.headers.delete(SESSION_HEADERS.opened);
  if (session.named !== null) {
    answer.headers.set(SESSION_HEADERS.mark, session.named);
    const cookies =
      opened === null
        ? abandonedSessionCookies(context)
        : keepingSessionCookies(context, opened, 'edge');
    for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  }
  const device = answer.headers.get(DEVICE_KEY.header);
  answer.headers.delete(DEVICE_KEY.header);
  if (device !== null) answer.headers.append('Set-Cookie', deviceCookie(context, device));
  try {
    return await compressText(context, answer);
  } catch {
    // It broke off while it arrived.
    return sayDown(context, 502);
  }
}

const sayDown = (context: Context, status: 502 | 504): Response =>
  context.json({ type: 'Failure', http_code: status, message: texts.backendDown }, status);
