/** Words of reminders and status messages, and of what is said about them. */
export const texts = {
  /** Presets (REM-02): a provider may put others in their place. */
  presets: {
    upcoming:
      '{prestador}: lembramos a sua marcação de {data} às {hora} ({serviço}). Confirme, mude a hora ou diga que não pode vir: {ligação}',
    completedSms: '{prestador}: {serviço}: {estado}. {ligação}',
    completedEmail:
      'O seu serviço está concluído.\n\n{serviço}\n{prestador}\n\nVeja os detalhes e dê a sua opinião em:\n{ligação}\n',
    ready: '{prestador}: {serviço} está à sua espera. Veja os detalhes: {ligação}',
    budget:
      '{prestador}: o orçamento de {valor} ({serviço}) aguarda a sua decisão. Veja e decida: {ligação}',
    payment:
      '{prestador}: o pagamento de {valor} ({serviço}) pode ser feito até {data} às {hora}. {ligação}',
  },
  subjects: {
    'appointment.upcoming': (company: string) => `${company}: lembrete da sua marcação`,
    'work.state': (company: string) => `${company}: o seu serviço`,
    'work.ready': (company: string) => `${company}: o seu serviço espera por si`,
    'budget.waiting': (company: string) => `${company}: orçamento por aprovar`,
    'payment.due': (company: string) => `${company}: pagamento por fazer`,
    completed: (company: string) => `${company}: serviço concluído`,
  },
  /** Exact text (REM-15): a device shows no more. */
  pushed: 'Tem uma novidade.',
  push: {
    kept: 'Recebe avisos neste dispositivo.',
    forgotten: 'Já não recebe avisos neste dispositivo.',
    unavailable: 'Não há avisos em dispositivos.',
    notOutside: 'O endereço do serviço de notificações não é válido.',
    unknown: 'Este aviso já não existe.',
  },
  unsigned: 'A assinatura falta ou não é válida.',
  booking: 'Marcação',
  service: 'Serviço',
  /** Exact text (REM-10). */
  stopped: (company: string) => `${company}: não receberá mais lembretes por SMS.`,
  notBySms: 'Este lembrete não foi enviado por SMS.',
  ceiling: {
    nearSubject: (company: string) => `${company}: 80 % dos SMS deste mês`,
    reachedSubject: (company: string) => `${company}: limite de SMS deste mês atingido`,
    near: (sent: number, ceiling: number) =>
      `Este mês já enviou ${sent} dos ${ceiling} SMS do seu limite.\n\nQuando o limite for atingido, os lembretes deixam de seguir por SMS até ao fim do mês. Os códigos são sempre enviados.\n`,
    reached: (ceiling: number) =>
      `Este mês já enviou os ${ceiling} SMS do seu limite.\n\nAté ao fim do mês os lembretes seguem só por e-mail e por notificação. Os códigos são sempre enviados.\n`,
  },
  example: { name: 'Marta', item: 'Peugeot 308', service: 'Revisão' },
} as const;
