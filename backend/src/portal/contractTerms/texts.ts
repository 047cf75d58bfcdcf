import { formatEuros } from '@portal/domain/money/cents';

/** Words of the terms that stand in the confirmation of a booking or an approval (LAW-11). */
export const texts = {
  provider: {
    title: 'Quem lhe presta o serviço',
    nipc: (nipc: string) => `NIPC: ${nipc}`,
    registry: (number: string) => `Registo: ${number}`,
    professional: (number: string) => `n.º ${number}`,
    ers: (number: string) => `Registo na ERS: ${number}`,
  },
  booked: {
    title: 'O que marcou',
    total: (cents: number) => `Total, com IVA: ${formatEuros(cents)}`,
    priceLater: 'O preço combina-se com o prestador: nada é pago com a marcação.',
  },
  approved: {
    title: 'O que aprovou',
    job: (title: string, cents: number) => `${title}: ${formatEuros(cents)}`,
    total: (cents: number) => `Total aprovado, com IVA: ${formatEuros(cents)}`,
  },
  cancelling: {
    title: 'Cancelar',
    /** Exact texts (POL-03), of the rule where the provider sets none (POL-01, C-344). */
    prepaid: (cents: number) => `Paga agora ${formatEuros(cents)} de pré-pagamento.`,
    free: (moment: string) => `Pode cancelar sem custos até ${moment}.`,
    inPortal: (moment: string) => `No portal pode cancelar até ${moment}.`,
    after: (company: string) => `Depois, só falando com ${company}.`,
    late: (company: string) =>
      `Já não pode cancelar no portal: fale com ${company}. O direito de livre resolução mantém-se.`,
    lateExcluded: (company: string) => `Já não pode cancelar no portal: fale com ${company}.`,
    paidBack: 'Ao cancelar no portal, devolvemos tudo o que pagou.',
  },
  withdrawal: {
    title: 'Livre resolução',
    applies: (day: string) =>
      `Pode resolver este contrato, sem dar motivo, nos 14 dias a contar de hoje, até ${day}. Basta dizê-lo, por exemplo neste endereço ou com o formulário abaixo:`,
    approved: (day: string) =>
      `Pode resolver este contrato, sem dar motivo, nos 14 dias a contar da aprovação, até ${day}. Basta dizê-lo, por exemplo neste endereço ou com o formulário abaixo:`,
    asked:
      'Pediu que o serviço comece antes de terminarem os 14 dias: depois de totalmente prestado, já não pode resolver o contrato.',
    excluded: (reason: string) => `Este contrato não tem direito de livre resolução. ${reason}`,
  },
  form: {
    title: 'Formulário de livre resolução',
    lead: 'Só tem de o preencher e devolver se quiser resolver o contrato.',
    to: (company: string) => `Para: ${company}`,
    statement: (contract: string) =>
      `Pela presente comunico que resolvo o meu contrato de prestação do seguinte serviço: ${contract}`,
    agreedOn: (day: string) => `Solicitado em: ${day}`,
    blanks: [
      'Nome do consumidor:',
      'Endereço do consumidor:',
      'Assinatura (só em papel):',
      'Data:',
    ],
  },
  complaints: {
    title: 'Reclamações',
    book: 'Livro de Reclamações: https://www.livroreclamacoes.pt',
    arbitration: (name: string, url: string) =>
      `Num litígio, pode recorrer a esta entidade de resolução alternativa: ${name}, ${url}`,
    anyArbitration:
      'Num litígio, pode recorrer a uma entidade de resolução alternativa. A lista está em https://www.consumidor.gov.pt',
  },
} as const;
