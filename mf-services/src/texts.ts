const numbers = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];
const masculine: Readonly<Record<number, string>> = { 1: 'um', 2: 'dois' };

function inWords(count: number): string {
  return masculine[count] ?? numbers[count] ?? String(count);
}

function inWordsFeminine(count: number): string {
  return numbers[count] ?? String(count);
}

function sentenceCase(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pt-PT') + text.slice(1);
}

/** Texts of more than one page of this remote. Exact texts of the specification stay exact. */
export const texts = {
  errorTitle: 'Erro',
  retry: 'Tentar novamente',
  cancel: 'Cancelar',
  offline: {
    title: 'Sem ligação à internet',
    noServer: 'Não foi possível atualizar',
    shownSince: (time: string) => `A mostrar o que sabíamos às ${time}.`,
    action: 'Sem ligação',
  },
  unread: 'Por ler',
  newAppointment: 'Nova marcação',
  newAppointmentShort: 'Marcar',
  sentence: {
    approve: (count: number) =>
      count === 1
        ? 'Um orçamento aguarda a sua aprovação.'
        : `${sentenceCase(inWords(count))} orçamentos aguardam a sua aprovação.`,
    pay: (count: number) =>
      count === 1 ? 'Tem um pagamento por fazer.' : `Tem ${inWords(count)} pagamentos por fazer.`,
    confirm: (count: number) =>
      count === 1
        ? 'Uma marcação aguarda a sua confirmação.'
        : `${sentenceCase(inWordsFeminine(count))} marcações aguardam a sua confirmação.`,
    collectOne: (item: string) => `Já pode levantar: ${item}.`,
    collectMany: (count: number) => `Tem ${inWords(count)} serviços prontos a levantar.`,
    inProgress: (count: number) =>
      count === 1 ? 'Tem um serviço em curso.' : `Tem ${inWords(count)} serviços em curso.`,
    next: (services: string, day: string, time: string) => `${services}, ${day} às ${time}.`,
    allDone: 'Está tudo em dia.',
  },
  work: {
    delivery: (when: string) => `Entrega: ${when}`,
    entered: (when: string) => `Entrou: ${when}`,
    withExpert: (name: string) => `Com ${name}`,
    toRate: 'Por avaliar',
    toPay: 'Por pagar',
    reviewBudget: 'Ver orçamento',
    pay: 'Pagar',
    seePayment: 'Ver pagamento',
    confirmPresence: 'Confirmar presença',
    thankYou: 'Obrigado, presença confirmada',
    unnamed: 'Serviço',
  },
  appointment: {
    toConfirm: 'Por confirmar',
    confirmed: 'Confirmada',
    services: 'Serviços pedidos',
    observations: 'Observações',
    place: 'Local',
    situation: 'Situação',
    /** Exact texts (RSC-12). */
    was: 'Antes: ',
    is: 'Agora: ',
    details: 'Ver detalhes',
    calendar: 'Calendário',
    addToCalendar: 'Pôr no calendário',
    /** Exact text (RSC-01). */
    move: 'Mudar a hora',
    cancel: 'Cancelar marcação',
    repeat: 'Repetir marcação',
    confirmFailed: 'Ocorreu um erro ao confirmar a marcação. Por favor, tente novamente.',
  },
  calendarEvent: (service: string, provider: string) => `${service}, ${provider}`,
} as const;
