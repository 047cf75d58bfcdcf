import { GENERIC_ERROR, GENERIC_ERROR_TITLE } from '@portal/api/texts';

/** Texts of lite mode. */
export const texts = {
  loading: 'A carregar os seus dados…',
  hiddenTitle: 'Início',
  /** Exact texts (LITE-26, LITE-28). */
  notShown: 'A marcação não está disponível ao cliente',
  history: 'Deseja aceder ao histórico da sua última intervenção?',
  historyBody: 'Com a sua conta vê o histórico, as faturas e as próximas marcações.',
  notShownBody: (provider: string) => `Para saber mais, fale com ${provider}.`,
  failedTitle: GENERIC_ERROR_TITLE,
  failed: GENERIC_ERROR,
  retry: 'Tentar novamente',
  endedTitle: 'Esta ligação já não é válida',
  endedBody: (provider: string) =>
    `Peça outra a ${provider}, ou entre na sua conta para ver tudo o que tem aqui.`,
  welcomeTitle: (provider: string) => `Marque em ${provider}`,
  welcomeBody: 'Escolha o serviço e a hora sem criar conta. Só a pedimos para guardar a marcação.',
  contactBody: 'Entre na sua conta para acompanhar os seus serviços e marcações.',
  register: 'Registar',
  createAccount: 'Criar conta',
  login: 'Iniciar Sessão',
  account: 'Voltar à minha conta',
  close: 'Fechar',
  withoutAccount: 'Vê sem conta',
  getNews: 'Receba os avisos',
  isClient: 'Já tem conta',
  enter: 'Entre para ver tudo',
  locked: 'Só com conta',
  lockedPhoto: 'Fotografia reservada a clientes registados',
  photos: 'Fotografias',
  lockedBody: (provider: string) =>
    `Com conta vê as fotografias, conversa com ${provider} e aprova orçamentos.`,
  message: (provider: string) => `${provider} escreveu-lhe. Com a sua conta lê e responde.`,
  readMessage: 'Ler a mensagem',
  ask: {
    message: 'Para ler a mensagem precisa de uma conta.',
    approve: (total: string | undefined) =>
      `Para aprovar o orçamento${total === undefined ? '' : ` de ${total}`} precisa de uma conta.`,
    pay: (total: string | undefined) =>
      `Para pagar ${total === undefined ? '' : `${total} `}precisa de uma conta.`,
    invoice: 'Para receber a fatura por e-mail precisa de uma conta.',
    photo: 'Para ver as fotografias precisa de uma conta.',
  },
} as const;
