/** Words that the edge itself says to customers. */
export const texts = {
  appName: 'Portal do Cliente',
  /** What a home screen says of the app. */
  manifestDescription: (provider: string) => `Portal do cliente de ${provider}.`,
  loading: 'A carregar…',
  scriptNeeded:
    'O portal precisa de JavaScript. Ative-o nas definições do navegador e abra esta página de novo.',
  startTitle: 'Início',
  startingTitle: 'O portal está a arrancar',
  startingBody: 'Esta página abre sozinha dentro de momentos.',
  /** What every page of a provider says that the operator suspended (C-684). */
  suspended: {
    title: 'Portal suspenso',
    body: (provider: string) =>
      `O portal de ${provider} está suspenso de momento. Nada se perdeu: as suas marcações, serviços e mensagens continuam guardados. Para o que for urgente, contacte diretamente o prestador.`,
    about: 'Contactos do prestador',
  },
  tooOldTitle: 'O seu navegador é demasiado antigo para o portal.',
  tooOldBody: 'Atualize o iOS ou o Android System WebView, ou abra a ligação noutro navegador.',
  tooOldContacts: (provider: string) => `Para falar com ${provider}:`,
  startSlowTitle: 'O portal está a demorar a abrir.',
  startSlowBody: 'Continuamos a tentar; também pode começar de novo.',
  startFailedTitle: 'O portal não abriu por completo.',
  startFailedBody: 'Verifique a sua ligação e tente novamente dentro de momentos.',
  startFailedRetry: 'Tentar novamente',
  /** What developers see who run a remote from their own machine. */
  override: {
    title: 'Versão local',
    body: (remote: string, entry: string, developer: string) =>
      `Este navegador passa a mostrar ${remote} a partir de ${entry}, a pedido de ${developer}, durante oito horas. Mais ninguém vê essa versão.`,
    warning: 'Se não é programador deste portal, feche esta página.',
    begin: 'Mostrar a versão local',
    overTitle: 'Esta ligação já não é válida',
    overBody: 'Peça outra com npm run override.',
    badgeName: 'Versão local',
    badge: (remote: string) => `Versão local: ${remote} — sair`,
  },
  /** What somebody sees who was sent a link to a release that others do not get yet. */
  preview: {
    title: 'Pré-visualização',
    body: (remote: string, version: string, author: string, until: string) =>
      `Este navegador passa a mostrar ${remote} ${version}, a pedido de ${author}, até ${until}, com os dados verdadeiros. Mais ninguém vê essa versão.`,
    warning: 'Se ninguém da equipa deste portal lhe enviou a ligação, feche esta página.',
    begin: 'Começar a pré-visualização',
    nothingTitle: 'Esta ligação não mostra nada',
    forged: 'Não foi feita por este portal, ou é de outro endereço.',
    over: 'O prazo terminou. Peça outra ligação.',
    killed: 'A versão foi retirada e já não se pode ver.',
    badge: (remote: string, version: string) => `Pré-visualização ${remote} ${version} — sair`,
  },
  backendDown: 'O serviço não está disponível neste momento. Tente novamente dentro de momentos.',
  tooLarge: 'O pedido é demasiado grande.',
  ownPortal: {
    over: 'Esta pré-visualização terminou. Volte à configuração para a abrir de novo.',
    nothingHappens: 'Na pré-visualização nada se marca nem se envia.',
  },
  notFound: 'Página não encontrada',
  otherSite: 'O pedido não veio do portal.',
  sessionOver: 'A sua sessão terminou. Inicie sessão novamente.',
} as const;
