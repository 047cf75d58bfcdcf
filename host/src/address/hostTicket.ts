/** Where a page has what it tells of the start of the shell with, and how it leaves a build that does not start. */
export const HOST_TICKET = {
  /**
   * Name of the `<meta>` element; `data-version` of it is the build, `data-fallback` that there is another one, and
   * `data-degraded` that the edge made the page without mgmt.
   */
  meta: 'host-ticket',
  /** Header of the edge's answer to a page that was kept, whose own ticket is old. */
  header: 'x-portal-host-ticket',
} as const;

/** The cookie by which a browser asks for another build than the one that did not start there, and names that one. */
export const HOST_FALLBACK = {
  cookie: 'hostFallback',
  /** For how long, in seconds: what was put right is tried again then. */
  age: 3600,
} as const;
