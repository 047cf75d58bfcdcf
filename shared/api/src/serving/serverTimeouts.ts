/** How long the servers of the product wait for those who call them, in milliseconds, in Node's names. */
export const SERVER_TIMEOUTS = {
  /**
   * A resting connection is closed by who stands before us, never by us: a change that meets the moment in which we close
   * it cannot be sent again and would be a 502. Proxies and balancers rest for up to ten minutes, Node for five seconds.
   */
  keepAliveTimeout: 11 * 60_000,
  /** 200 MB over half a megabit per second take 55 minutes (C-900); Node allows five. */
  requestTimeout: 60 * 60_000,
} as const;
