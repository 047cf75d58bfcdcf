/** What owners read while they come in. Texts that the specification gives are exact. */
export const texts = {
  domainInUse: 'Este endereço já está a ser usado.',
  linkSms: (provider: string, address: string) =>
    `Configure o portal de ${provider}: ${address} (válido durante 14 dias)`,
  linkSubject: (provider: string) => `Configure o portal de ${provider}`,
  linkBody: (provider: string, address: string) =>
    `Pode agora configurar o portal de ${provider}. Abra esta ligação, no telemóvel ou no computador:\n\n${address}\n\nÉ válida durante 14 dias e serve uma só vez. Ao abrir, enviamos um código para este contacto. Se não estava à espera desta mensagem, ignore-a.`,
  title: 'Configuração',
  link: {
    heading: (provider: string) => `Configurar o portal de ${provider}`,
    lead: (contact: string) => `Para confirmar que é consigo, enviamos um código para ${contact}.`,
    continue: 'Continuar',
  },
  gone: {
    heading: 'Esta ligação já não é válida',
    body: 'Serve uma só vez, durante 14 dias, e deixa de servir quando é pedida outra.',
    enter: 'Se já entrou antes, entre com o seu contacto.',
  },
  code: {
    heading: 'Escreva o código',
    lead: (contact: string) =>
      `Se ${contact} for um contacto deste portal, recebe um código de 6 algarismos dentro de momentos. É válido durante 10 minutos.`,
    label: 'Código',
    enter: 'Entrar',
    again: 'Enviar outro código',
  },
  entry: {
    heading: (provider: string) => `Configurar o portal de ${provider}`,
    lead: 'Entre com o e-mail ou o telemóvel para onde recebeu a ligação.',
    label: 'E-mail ou telemóvel',
    send: 'Enviar código',
    wrongContact: 'Escreva um e-mail ou um número de telemóvel.',
  },
  goOn: 'Continuar a configuração',
  enter: 'Entrar',
  logout: 'Sair',
  entered: (contact: string) => `Entrou com ${contact}.`,
  draft: 'O portal ainda não está aberto aos clientes.',
  otherSite: 'Este pedido não veio desta página. Volte atrás e tente de novo.',
  unreadable: 'Este pedido não se consegue ler.',
  failed: 'Não foi possível. Tente novamente dentro de momentos.',
  problem: 'Não foi possível',
  back: 'Voltar à configuração',
} as const;
