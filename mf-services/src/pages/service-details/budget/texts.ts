/** Ends with one full stop: an abbreviated month brings its own. */
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

/** Texts of a budget of jobs, and of what is decided about it (part 3, BUD). */
export const texts = {
  title: 'Orçamento',
  /** Exact text (BUD-26). */
  extra: 'Trabalho a mais',
  job: {
    /** Exact texts (BUD-09). */
    required: 'necessário',
    optional: 'opcional',
    labour: 'Mão de obra',
    materials: 'Materiais',
    warranty: (months: number) => (months === 1 ? 'Garantia: 1 mês' : `Garantia: ${months} meses`),
    lines: 'Mão de obra e materiais',
    linesAlone: 'O que inclui',
    withVat: 'c/ IVA',
    state: {
      approved: 'Aprovado',
      declined: 'Recusado',
      later: 'Mais tarde',
      undecided: 'Por decidir',
    },
  },
  conditions: {
    title: 'Condições',
    version: (version: number, when: string) => `Versão ${version}, de ${when}`,
    /** Exact texts (BUD-09). */
    validUntil: (day: string) => `Válido até ${day}`,
    startsOn: (day: string) => `Início previsto: ${day}`,
    endsOn: (day: string) => `Conclusão prevista: ${day}`,
    payment: 'Pagamento',
  },
  choices: {
    /** Exact texts (BUD-12). */
    options: { approved: 'Aprovar', declined: 'Recusar', later: 'Mais tarde' },
    approveAll: 'Aprovar tudo',
    yours: 'A sua decisão',
    laterAtItem: (item: string) => `Fica em «Trabalhos por fazer», na página de ${item}.`,
    /** Exact text (BUD-21). */
    reason: 'Quer dizer porquê? (opcional)',
    reasonForAll: 'Vale para todos os trabalhos que recusa.',
    /** Exact text (BUD-19). */
    missing: (job: string) => `Sem «${job}» os outros trabalhos não podem ser feitos.`,
    none: 'Escolha primeiro o que quer fazer com um dos trabalhos.',
    /** Exact text (BUD-11). */
    open: 'Recusar ou decidir mais tarde',
  },
  earlyStart: {
    title: 'Livre resolução',
    body: (day: string) =>
      `Tem até ${day} para desistir do que aprovar sem dar motivo. Escolha quando o trabalho pode começar.`,
  },
  total: {
    /** Exact texts (BUD-13, BUD-14). */
    asking: 'A calcular…',
    failed: 'Não foi possível calcular o total.',
    retry: 'Tentar novamente',
    spoken: (amount: string) => `Total: ${amount}`,
    toPay: 'O que fica a pagar',
  },
  decide: {
    /** Exact texts (BUD-22, BUD-23). */
    questionAll: 'Aprovar este orçamento?',
    questionSome: (count: number) =>
      count === 1 ? 'Aprovar 1 trabalho?' : `Aprovar ${count} trabalhos?`,
    questionNone: 'Enviar a decisão?',
    obliging: (amount: string) => `Aprovar com obrigação de pagar ${amount}`,
    free: 'Aprovar orçamento',
    send: 'Enviar decisão',
    notYet: 'Ainda não',
    already: 'já aprovado',
    begins: (provider: string) => `${provider} começa o trabalho logo que aprovar.`,
    terms: (terms: string) => `Pagamento: ${terms}`,
    left: (count: number) =>
      count === 1 ? 'Fica 1 trabalho por decidir.' : `Ficam ${count} trabalhos por decidir.`,
    /** Exact texts (BUD-24). */
    approved: 'Orçamento aprovado.',
    sent: 'Decisão enviada.',
  },
  decided: {
    title: 'A sua decisão',
    recordedTitle: 'Decisão registada',
    earlier: 'Decisões anteriores',
    version: (version: number) => `Versão ${version}`,
    approvedOn: (day: string) => `Aprovação sua a ${day}.`,
    download: 'Descarregar o comprovativo',
    /** Exact texts (BUD-30). Of a decision that approves nothing another word (C-310). */
    approval: 'Aprovação',
    decision: 'Decisão',
    recorded: (what: string, name: string, provider: string, day: string, how: string) =>
      `${what} registada por ${name} (${provider}) a ${day}, ${how}.`,
    how: { phone: 'por telefone', in_person: 'no local', email: 'por e-mail' },
    /** Exact text (BUD-28). */
    review: 'Rever decisão',
    reviewUntil: (day: string) => `Pode aprovar o que ficou por aprovar até ${day}`,
    /** Exact text (BUD-31). */
    contested: 'Contestada pelo cliente',
  },
  expired: {
    /** Exact text (BUD-27). */
    notice: (day: string) => sentence(`Este orçamento expirou a ${day}`),
  },
  /** Concludes the code that a link's visitor enters before anything can be seen (BUD-33). */
  seeByCode: 'Ver orçamento',
  dock: {
    toDecide: 'Por decidir',
    jobs: (count: number) => (count === 1 ? '1 trabalho' : `${count} trabalhos`),
    approved: (count: number, of: number) =>
      count === 0 ? 'Nenhum trabalho aprovado' : `${count} de ${of} aprovados`,
    approveAll: 'Aprovar orçamento',
    approveSome: (count: number) =>
      count === 1 ? 'Aprovar 1 trabalho' : `Aprovar ${count} trabalhos`,
    send: 'Enviar decisão',
  },
  totals: {
    title: 'Total do orçamento',
    vat: (rate: string) => `IVA ${rate}%`,
    diagnosisPaid: 'Diagnóstico já pago',
    /** Exact text (BUD-06). */
    diagnosis: (amount: string) => `Diagnóstico já pago: −${amount}`,
    diagnosisLater: 'Desconta-se do que aprovar.',
    /** Exact text (BUD-10). */
    rounded: 'A soma pode diferir do total em cêntimos, por arredondamento do IVA.',
  },
} as const;
