/** Texts of messages and of the development page that shows what would have been sent. */
export const texts = {
  title: 'Mensagens enviadas',
  lead: 'SMS e e-mails que o portal enviou neste ambiente de desenvolvimento. A página atualiza-se a cada 3 segundos.',
  empty: 'Ainda não foi enviada nenhuma mensagem.',
  to: 'Para',
  calendar: 'Com ficheiro de calendário',
  attached: 'Em anexo:',
  channel: { sms: 'SMS', email: 'E-mail' },
} as const;
