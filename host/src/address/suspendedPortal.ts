/** How the edge says to scripts that the operator suspended the provider (C-684). */
export const SUSPENDED_PORTAL = {
  /** Header of the page that says so: of all 503, this one is an answer. */
  header: 'x-portal-suspended',
  /** What a kept document is told to be now, which is the name of none: it gives way to that page. */
  identity: 'suspended',
  /** Code of the services' refusals. */
  code: 'SUSPENDED',
} as const;
