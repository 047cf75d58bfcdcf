/** Texts of the page of open sessions (ACC-01 to ACC-03). */
export const texts = {
  title: 'Dispositivos',
  purpose: 'Onde a sua conta está aberta. Termine as sessões que já não usa ou não reconhece.',
  here: 'Este dispositivo',
  others: 'Outras sessões',
  noOthers: 'A sua conta não está aberta em mais nenhum dispositivo.',
  unknownDevice: 'Dispositivo desconhecido',
  lastUse: (when: string) => `Última utilização: ${when}`,
  now: 'agora',
  methods: {
    code: 'Entrou com código',
    password: 'Entrou com password',
    passkey: 'Entrou com chave de acesso',
  },
  end: 'Terminar sessão',
  endOf: (device: string) => `Terminar sessão: ${device}`,
  endAll: 'Terminar todas as outras sessões',
  ended: 'Sessão terminada.',
  confirmEnd: {
    title: 'Terminar esta sessão?',
    body: (device: string, provider: string) =>
      `${device}, em ${provider}: para voltar a entrar nesse dispositivo é preciso um novo código ou a password.`,
    cancel: 'Cancelar',
  },
  confirmAll: {
    title: 'Terminar todas as outras sessões?',
    body: 'A conta fica aberta só neste dispositivo. Nos outros é preciso voltar a entrar.',
    cancel: 'Cancelar',
  },
  loading: 'A carregar as suas sessões',
  loadFailed: 'Não foi possível carregar as suas sessões',
} as const;
