/** What stands in the place of a remote that cannot be shown. */
export const texts = {
  loading: 'A carregar…',
  failedTitle: 'Esta parte do portal não está disponível',
  failedBody: 'O resto continua a funcionar. Tente novamente dentro de momentos.',
  retry: 'Tentar novamente',
} as const;
