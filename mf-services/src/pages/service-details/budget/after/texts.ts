/** Texts of what may be done yet when a budget was decided, changed or is over; they come with those parts. */
export const texts = {
  undo: {
    /** Exact text (BUD-29). */
    undo: 'Anular decisão',
    undone: 'Decisão anulada.',
    until: (time: string) => `Pode mudar de ideias até às ${time}.`,
    left: (minutes: number, seconds: number) =>
      minutes > 0 ? `Faltam ${minutes} min ${seconds} s` : `Faltam ${seconds} s`,
  },
  contest: {
    /** Exact text (BUD-31). */
    contest: 'Não aprovei isto',
    help: (provider: string) =>
      `${provider} recebe a sua contestação. O que aconteceu até agora não muda por si.`,
    message: 'Mensagem (opcional)',
    sent: 'Contestação enviada.',
    back: 'Voltar atrás',
  },
  expired: {
    /** Exact texts (BUD-27). */
    renew: 'Pedir novo orçamento',
    renewed: 'Pedido enviado',
  },
  change: {
    title: 'O que mudou',
    versions: (before: number, after: number) => `Da versão ${before} para a ${after}`,
    /** Exact texts (BUD-17). */
    added: 'Novo',
    removed: 'Retirado',
    changed: (before: string, after: string) => `Antes ${before}, agora ${after}`,
    total: 'Total c/ IVA',
    kept: 'As suas escolhas para o que não mudou ficaram guardadas.',
  },
} as const;
