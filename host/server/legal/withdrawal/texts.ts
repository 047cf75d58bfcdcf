/** Words of the pages by which somebody withdraws from a contract (LAW-05, LAW-06). */
export const texts = {
  title: 'Livre resolução',
  steps: { label: 'Passos', names: ['Contrato', 'Confirmar'] },
  state: {
    heading: 'Que contrato quer resolver?',
    lead: 'Tem 14 dias para resolver um contrato feito à distância, sem dizer o motivo e sem custos. Não precisa de entrar na conta.',
    known: 'Contrato',
    until: (day: string) => `Pode resolver até ${day}.`,
    late: (provider: string) =>
      `O prazo deste contrato terminou, ou o serviço já começou. Pode enviar a declaração na mesma: ${provider} responde-lhe.`,
    name: 'O seu nome',
    contract: 'Contrato',
    contractHint: 'Número ou descrição: o serviço e o dia.',
    email: 'E-mail para o comprovativo',
    note: 'Se pediu que o serviço começasse antes dos 14 dias, paga só a parte já feita. Um serviço já terminado a seu pedido não pode ser resolvido.',
    /** Exact text (LAW-06). */
    next: 'Resolver o contrato aqui',
    wrong: 'Corrija o que está assinalado',
  },
  confirm: {
    heading: 'Confirma a resolução?',
    lead: (provider: string) => `${provider} só é avisado depois de confirmar.`,
    statement: 'Declaração',
    statementOf: (contract: string) => `«Comunico que resolvo este contrato: ${contract}.»`,
    refund: 'Recebe de volta',
    ends: 'Ao confirmar, a marcação ou os trabalhos são anulados de imediato.',
    waits: (provider: string) => `${provider} recebe a declaração e responde-lhe por e-mail.`,
    /** Exact text (LAW-06). */
    send: 'Confirmar a resolução',
    change: 'Alterar',
    failed: 'A declaração não foi registada. Tente novamente dentro de momentos.',
    unsure:
      'Não sabemos se a declaração ficou registada. Confirme outra vez dentro de momentos: conta só uma vez.',
  },
  receipt: {
    ended: 'Contrato resolvido.',
    received: 'Declaração recebida.',
    sent: (email: string) => `Enviámos o comprovativo para ${email}.`,
    card: 'Comprovativo de receção',
    id: 'Registo',
    refundUntil: (amount: string, days: number) => `${amount}, no prazo de ${days} dias`,
    refund: 'Devolução',
    giveAccount: 'Indicar o IBAN',
    next: 'O que se segue',
    waits: (provider: string) => `${provider} responde-lhe por e-mail.`,
    endedNext: 'A marcação ou os trabalhos foram anulados.',
    home: 'Ir para o portal',
  },
} as const;
