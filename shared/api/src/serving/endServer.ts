/** How long requests under way may take to end, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** A server of HTTP, of whichever version. */
export interface EndingServer {
  close(ended: () => void): unknown;
  closeIdleConnections?(): void;
  closeAllConnections?(): void;
}

/**
 * Takes no new connection, lets what is under way end, and closes each connection that a proxy keeps for its next
 * request once nothing is under way on it. Resolves when nothing is open any more, or after the timeout.
 */
export function endServer(server: EndingServer, timeout = TIMEOUT_MS): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections?.(), timeout);
    const closeIdle = setInterval(() => server.closeIdleConnections?.(), 100);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(closeIdle);
      resolve();
    });
  });
}
