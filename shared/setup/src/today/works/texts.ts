/** What an owner reads of the works under way. */
export const texts = {
  title: 'Serviços em curso',
  none: 'Nenhum serviço em curso.',
  failed: 'Não foi possível mostrar os serviços.',
  some: (shown: number) => `Estes são os ${shown} mais recentes.`,
  since: (when: string) => `desde ${when}`,
  moveTo: (stage: string) => `Passar a ${stage}`,
  complete: 'Concluir',
  makeBudget: 'Fazer orçamento',
  budgetWaits: (amount: string) => `Orçamento de ${amount}, à espera do cliente`,
  budget: (amount: string) => `Orçamento de ${amount}`,
  moveTitle: (work: string, stage: string) => `Passar ${work} a «${stage}»?`,
  moveAbout: 'O cliente é avisado.',
  completeTitle: (work: string) => `Concluir ${work}?`,
  completeAbout: 'O cliente é avisado e o serviço passa ao histórico.',
  no: 'Deixar como está',
  moved: (stage: string) => `Passou a ${stage}. O cliente foi avisado.`,
} as const;
