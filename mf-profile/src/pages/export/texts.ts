/** Texts of the export of the customer's data (ACC-12, ACC-13). */
export const texts = {
  title: 'Descarregar os meus dados',
  purpose:
    'Um ficheiro ZIP com tudo o que temos sobre si neste prestador: marcações, orçamentos, mensagens, fotografias e faturas.',
  start: 'Preparar ficheiro',
  startAgain: 'Preparar um ficheiro novo',
  preparing: (percent: number) => `A preparar: ${percent} %`,
  leave: 'Pode sair desta página: avisamos quando estiver pronto.',
  readyTitle: 'O ficheiro está pronto',
  ready: (size: string, until: string) => `${size}, disponível até ${until}.`,
  announceReady: 'O ficheiro está pronto a descarregar.',
  againAt: (when: string) => `Pode pedir um ficheiro novo a partir de ${when}.`,
  download: 'Descarregar ficheiro',
  /** What a wrapper saves it as; a browser takes the name that the server gives it. */
  fileName: 'os-meus-dados.zip',
  failedTitle: 'Não foi possível preparar o ficheiro',
  failed: 'Os seus dados estão intactos. Tente outra vez.',
  retry: 'Tentar novamente',
  loading: 'A ver se há um ficheiro preparado',
  loadFailed: 'Não foi possível ver o estado do ficheiro',
  loginAgainTitle: 'Inicie sessão novamente',
  loginAgain: 'Por segurança, inicie sessão novamente para pedir os seus dados.',
  loginAgainConfirm: 'Iniciar Sessão',
  loginAgainCancel: 'Agora não',
} as const;
