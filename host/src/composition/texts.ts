/** What stands in the place of a remote that cannot be shown. */
export const texts = {
  loading: 'A carregar…',
  failedTitle: 'Esta parte do portal não está disponível',
  failedBody: 'O resto continua a funcionar. Tente novamente dentro de momentos.',
  slowTitle: 'Esta parte do portal está a demorar',
  slowBody: 'Continuamos a carregá-la e aparece aqui assim que chegar. O resto funciona.',
  code: (code: string) => `Código ${code}`,
  retry: 'Tentar novamente',
} as const;
