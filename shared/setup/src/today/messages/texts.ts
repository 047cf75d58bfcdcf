/** What an owner reads of what customers wrote. */
export const texts = {
  title: 'Mensagens por responder',
  none: 'Está tudo respondido.',
  failed: 'Não foi possível mostrar as mensagens.',
  some: (shown: number) => `Estas são as ${shown} que esperam há mais tempo.`,
  conversation: (name: string) => `Conversa com ${name}`,
  since: (when: string) => `Espera desde ${when}`,
  you: 'A sua empresa',
  earlier: 'Ver as anteriores',
  answer: (name: string) => `Resposta a ${name}`,
  placeholder: 'Escrever resposta',
  send: 'Enviar resposta',
  sent: 'Resposta enviada.',
  needsNone: 'Não precisa de resposta',
  markedRead: 'Conversa marcada como lida.',
} as const;
