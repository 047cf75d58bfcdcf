/** Words of the page that follows what changes. */
export const texts = {
  /** Exact text for several (LIVE-08). */
  news: (count: number) => (count === 1 ? '1 novidade' : `${count} novidades`),
} as const;
