/** Where a page has the ticket with which it tells of loads (docs/rollouts.md). */
export const LOAD_TICKET = {
  /** Name of the `<meta>` element. */
  meta: 'load-ticket',
  /** Header of the edge's answer to a page that was kept, whose own ticket is old. */
  header: 'x-portal-load-ticket',
} as const;
