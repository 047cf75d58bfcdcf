import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import { compressText } from './compressText.ts';
import { texts } from './texts.ts';

/** Address of the browser as the connection shows it; absent in tests without a connection. */
function clientAddress(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    return undefined;
  }
}

/** The addresses that came along and the one of the connection: the backend knows which of them to believe. */
function forwardedFor(context: Context): string | undefined {
  const before = context.req.header('x-forwarded-for');
  const chain = [before, clientAddress(context)].filter((entry) => entry !== undefined);
  return chain.length === 0 ? undefined : chain.join(', ');
}

/** What the internet may call; operators' pages, metrics and releases are for the inside of the network. */
const PUBLIC =
  /^\/api\/(?:(?:main|calendar|provider-api|gateway-callback)\/|mgmt\/(?:route|telemetry)\/?$)/;

/**
 * Passes the public part of `/api/*` on to the backend, streaming both ways, and tells it which address the customer
 * sees. When the backend does not answer: 502 with the envelope that the client understands.
 */
export async function proxyToBackend(context: Context, backend: URL): Promise<Response> {
  const incoming = new URL(context.req.url);
  if (!PUBLIC.test(incoming.pathname)) return context.text(texts.notFound, 404);
  const target = new URL(incoming.pathname.replace(/^\/api/, '') + incoming.search, backend);
  try {
    const answer = await proxy(target, {
      raw: context.req.raw,
      redirect: 'manual',
      headers: {
        ...context.req.header(),
        host: undefined,
        'x-forwarded-host': context.req.header('host') ?? '',
        'x-forwarded-proto': context.req.header('x-forwarded-proto') ?? 'http',
        'x-forwarded-for': forwardedFor(context),
        // Cookies are the shell's own; calls carry the session as a bearer.
        cookie: undefined,
      },
    });
    return await compressText(context, answer);
  } catch {
    return context.json({ type: 'Failure', http_code: 502, message: texts.backendDown }, 502);
  }
}
