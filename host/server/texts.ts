/** Words that the edge itself says to customers. */
export const texts = {
  appName: 'Portal do Cliente',
  /** What a home screen says of the app. */
  manifestDescription: (provider: string) => `Portal do cliente de ${provider}.`,
  loading: 'A carregar…',
  scriptNeeded:
    'O portal precisa de JavaScript. Ative-o nas definições do navegador e abra esta página de novo.',
  startingTitle: 'O portal está a arrancar',
  startingBody: 'Esta página abre sozinha dentro de momentos.',
  startFailedTitle: 'O portal não abriu por completo.',
  startFailedBody: 'Verifique a sua ligação e tente novamente dentro de momentos.',
  startFailedRetry: 'Tentar novamente',
  backendDown: 'O serviço não está disponível neste momento. Tente novamente dentro de momentos.',
  notFound: 'Página não encontrada',
} as const;
