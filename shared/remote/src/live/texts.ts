export const texts = {
  /** Exact texts (LIVE-07). */
  news: 'Há novidades nesta página.',
  showNews: 'Mostrar',
} as const;
