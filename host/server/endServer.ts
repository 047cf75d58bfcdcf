import type { ServerType } from '@hono/node-server';

/** How long requests under way may take to end, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Takes no new connection, lets what is under way end, and closes each connection that a proxy keeps for its next
 * request once nothing is under way on it. Resolves when nothing is open any more, or after the timeout.
 */
export function endServer(server: ServerType, timeout = TIMEOUT_MS): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, timeout);
    const closeIdle = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, 100);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(closeIdle);
      resolve();
    });
  });
}
