/** Words for the customer about what the provider did. */
export const texts = {
  service: 'Serviço',
  state: (title: string, state: string) => `${title}: ${state}.`,
  budget: (title: string, total: string) =>
    `${title}: o orçamento de ${total} aguarda a sua aprovação.`,
  message: (company: string) => `Nova mensagem de ${company}.`,
  file: (company: string) => `${company} juntou um ficheiro.`,
  payment: (title: string, total: string) => `${title}: pagamento de ${total} pendente.`,
  paymentSubject: (company: string) => `Pagamento a ${company}`,
  paymentEmail: (company: string, title: string, total: string, address: string) =>
    `Há um pagamento pendente.\n\n${title}\nValor: ${total}\n${company}\n\nPague em:\n${address}\n`,
  booked: (when: string) => `Marcação para ${when}.`,
  rescheduled: (before: string, after: string) => `A marcação de ${before} passou para ${after}.`,
  cancelled: (when: string) => `A marcação para ${when} foi cancelada pelo prestador.`,
  email: (company: string, text: string, address: string) => ({
    subject: `${company}: a sua marcação`,
    text: `${text}\n\n${company}\n${address}\n`,
  }),
  sms: (company: string, text: string, address: string) => `${company}: ${text} ${address}`,
} as const;
