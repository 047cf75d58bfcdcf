/** Words of the calls about budgets. */
export const texts = {
  notFound: 'Este serviço não existe.',
  noSuchFile: 'Este ficheiro não existe neste serviço.',
  /** Exact beginning (part 3, general rule 3). */
  wrongFormat: (field: string) => `Formato Inválido: ${field}`,
  noSuchJob: 'Este trabalho não existe no orçamento.',
  refused: { title: 'Não foi possível aprovar' },
  nothingToDecide: 'Não há nenhum orçamento por aprovar neste serviço.',
  /** Exact texts (BUD-16). */
  budgetChangedTitle: 'O orçamento mudou',
  budgetChanged: (company: string) =>
    `${company} alterou o orçamento depois de o abrir. Nada foi aprovado.`,
  totalChanged: (total: string) => `O total deste orçamento é agora ${total}. Nada foi aprovado.`,
  expired: 'Este orçamento expirou. Peça um novo ao prestador.',
  alreadyApproved: (job: string) => `«${job}» já está aprovado.`,
  /** Exact text of the button that concludes what obliges to pay (BUD-22). */
  obliging: (total: string) => `Aprovar com obrigação de pagar ${total}`,
  /** Exact text (BUD-19). */
  requiredJob: (job: string) => `Sem «${job}» os outros trabalhos não podem ser feitos.`,
  codeRequired: 'Para aprovar este valor, confirme com o código que lhe enviamos.',
  proofNeeded: 'Peça um código para ver e decidir o orçamento.',
  noContact: 'Não temos um contacto seu para enviar o código. Fale com o prestador.',
  approved: 'Orçamento aprovado.',
  decided: 'Decisão enviada.',
  undone: 'Decisão anulada.',
  undoRefused: 'Não foi possível anular',
  /** Exact text (BUD-29). */
  cannotUndo: 'O trabalho já avançou. Fale com o prestador.',
  /** Exact names (BUD-25). */
  states: { postponed: 'Decisão adiada', declined: 'Orçamento recusado' },
  /** Exact title of a budget that was posted as lines (BUD-03). */
  oneJob: 'Orçamento',
  /** Exact title of what a system of before posts on top of what was agreed (D-27). */
  extraWork: 'Trabalho a mais',
  workOver: 'Este serviço já terminou.',
  notExpired: 'Este orçamento ainda é válido.',
  renewalRequested: 'Pedido enviado.',
  renewalRequestedBefore: 'Já pediu um novo orçamento.',
  noSuchRecord: 'Este registo não existe.',
  noSuchDocument: 'Este documento não existe.',
  contestedBefore: 'Já contestou esta aprovação.',
  contestOver: 'O prazo de 30 dias para contestar terminou.',
  contested: 'O prestador vai ver que não aprovou.',
  noSuchOpenJob: 'Este trabalho já não está por fazer.',
  requested: 'Pedido enviado.',
  requestedBefore: 'Já pediu este trabalho. O prestador vai contactá-lo.',
  hidden: 'Trabalho retirado da lista.',
} as const;
