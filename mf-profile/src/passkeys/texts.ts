/** Texts of passkeys (ACC-09 to ACC-11). */
export const texts = {
  offer: {
    title: 'Entrar sem código da próxima vez?',
    body: (provider: string) =>
      `Uma chave de acesso fica guardada neste dispositivo: entra com o rosto, o dedo ou o código do ecrã. Só funciona no portal ${provider}. O código continua a funcionar.`,
    create: 'Criar chave de acesso',
    notNow: 'Agora não',
  },
  title: 'Entrar com o rosto ou o dedo',
  purpose: (provider: string) =>
    `Uma chave de acesso fica guardada no seu dispositivo. Sem códigos, e só funciona no portal ${provider}.`,
  stays: 'O código e a password continuam a funcionar.',
  created: 'Chave de acesso criada.',
  notCreated: 'A chave de acesso não foi criada. Pode tentar outra vez quando quiser.',
  alreadyHere: 'Este dispositivo já tem uma chave de acesso desta conta.',
  facts: {
    createdAt: (when: string) => `Criada: ${when}`,
    lastUse: (when: string) => `Última utilização: ${when}`,
    neverUsed: 'Ainda não foi usada',
  },
  remove: 'Remover',
  removeOf: (name: string) => `Remover chave de acesso: ${name}`,
  confirmRemoval: {
    title: 'Remover esta chave de acesso?',
    body: (name: string) =>
      `${name}: deixa de poder entrar com ela. Pode apagá-la também nas definições desse dispositivo.`,
    cancel: 'Cancelar',
  },
  removed: 'Chave de acesso removida.',
  loading: 'A carregar as suas chaves de acesso',
  loadFailed: 'Não foi possível carregar as suas chaves de acesso',
  login: 'Entrar com chave de acesso',
  refused: 'Não foi possível entrar com a chave de acesso. Peça um código.',
} as const;
