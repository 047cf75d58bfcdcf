/** Words for the customer about what the provider did. */
export const texts = {
  service: 'Serviço',
  state: (title: string, state: string) => `${title}: ${state}.`,
  budget: (title: string, total: string) =>
    `${title}: o orçamento de ${total} aguarda a sua aprovação.`,
  message: (company: string, message: string) => `${company}: «${message}»`,
  messageSms: (said: string, address: string) => `${said} ${address}`,
  file: (company: string) => `${company} juntou um ficheiro.`,
  payment: (title: string, total: string) => `${title}: pagamento de ${total} pendente.`,
  paymentSubject: (company: string) => `Pagamento a ${company}`,
  paymentEmail: (company: string, title: string, total: string, address: string) =>
    `Há um pagamento pendente.\n\n${title}\nValor: ${total}\n${company}\n\nPague em:\n${address}\n`,
  budgetEmail: (company: string, title: string, total: string, address: string) => ({
    subject: `${company}: orçamento por aprovar`,
    text: `Há um orçamento à espera da sua aprovação.\n\n${title}\nTotal: ${total}\n${company}\n\nVeja o orçamento em:\n${address}\n`,
  }),
  messageEmail: (company: string, title: string, message: string, address: string) => ({
    subject: `${company}: nova mensagem`,
    text: `${company} escreveu-lhe sobre ${title}:\n\n${message}\n\nVeja os detalhes em:\n${address}\n`,
  }),
  completedEmail: (company: string, title: string, address: string) => ({
    subject: `${company}: serviço concluído`,
    text: `O seu serviço está concluído.\n\n${title}\n${company}\n\nVeja os detalhes e dê a sua opinião em:\n${address}\n`,
  }),
  booked: (when: string) => `Marcação para ${when}.`,
  rescheduled: (before: string, after: string) => `A marcação de ${before} passou para ${after}.`,
  cancelled: (when: string) => `A marcação para ${when} foi cancelada pelo prestador.`,
  workCancelled: (title: string) => `${title}: o serviço foi cancelado pelo prestador.`,
  email: (company: string, text: string, address: string) => ({
    subject: `${company}: a sua marcação`,
    text: `${text}\n\n${company}\n${address}\n`,
  }),
  sms: (company: string, text: string, address: string) => `${company}: ${text} ${address}`,
} as const;
