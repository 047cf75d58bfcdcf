import type { InvoiceKind } from '@portal/api/work/invoice';
import { invoiceRequestTexts } from '@portal/remote/invoiceRequestTexts';
import { invoiceTexts } from '@portal/remote/invoiceTexts';

const { kinds } = invoiceTexts;

/** Texts of the page of payments and documents. */
export const texts = {
  title: 'Faturas e pagamentos',
  arrived: (count: number) =>
    count === 1 ? 'Chegou uma fatura nova.' : `Chegaram ${count} faturas novas.`,
  purpose: 'O que pagou e as faturas que recebeu, por ano.',
  original: 'São os ficheiros originais do prestador, sem qualquer alteração.',
  loading: 'A carregar as suas faturas e pagamentos',
  loadFailed: 'Não foi possível carregar as suas faturas e pagamentos',
  offline: 'Sem ligação à internet',
  noServer: 'Não foi possível atualizar',
  shownSince: (time: string) => `A mostrar o que sabíamos às ${time}.`,
  empty: 'Ainda não há pagamentos nem faturas',
  emptyHint: 'O que pagar e as faturas que receber ficam aqui, ano a ano.',
  more: 'Mostrar mais',
  about: { work: 'Serviço', appointment: 'Marcação' },
  payment: {
    facts: (method: string, day: string, amount: string) =>
      `Pagamento por ${method}, ${day}, ${amount}`,
    receipt: (kind: InvoiceKind, number: string) => `${kinds[kind]}: ${number}`,
    undocumented: 'Ainda sem fatura',
    open: 'Ver pagamento',
  },
  refund: {
    facts: (method: string, day: string, amount: string) =>
      `Devolução por ${method}, ${day}, ${amount}`,
    transfer: 'transferência',
    done: (when: string) => `Devolvido a ${when}`,
    until: (when: string) => `A devolver até ${when}`,
    giveAccount: 'Indicar o IBAN',
  },
  document: {
    facts: (kind: InvoiceKind, number: string, day: string, total: string) =>
      `${kinds[kind]} ${number}, ${day}, ${total}`,
    isNew: 'Nova',
    ...invoiceTexts,
  },
  request: {
    ...invoiceRequestTexts,
    requestedTag: 'Pedida',
    refusedTag: 'Recusada',
    ask: 'Pedir',
    askFor: (about: string) => `Pedir fatura: ${about}`,
  },
  pending: {
    title: 'À espera de pagamento',
    reference: (entity: string, reference: string) =>
      `Multibanco, entidade ${entity}, referência ${reference}`,
    mbWay: (phone: string) => `MB WAY, a confirmar no telemóvel ${phone}`,
    other: (method: string) => `${method}, por terminar`,
    until: (when: string) => `Até ${when}`,
    open: 'Ver pagamento',
    openFor: (about: string) => `Ver pagamento: ${about}`,
  },
  year: {
    sums: (year: number) => `Total de ${year}`,
    paid: 'Pago',
    refunded: 'Devolvido',
    invoiced: 'Faturado',
    counting:
      'Faturado são as faturas menos as notas de crédito. Recibos e documentos anulados não contam.',
    archive: (year: number) => `Descarregar ${year} (ZIP)`,
  },
  billing: {
    title: 'Faturar a',
    side: 'Dados de faturação',
    change: 'Alterar',
    changeLabel: 'Alterar dados de faturação',
    name: 'Nome',
    taxNumber: 'NIF',
    none: 'Não indicado',
    sendTo: 'Enviar para',
    nobody: 'Nenhum e-mail ativo',
    origin:
      'As faturas são emitidas pelo programa certificado do prestador. O portal só as entrega.',
  },
} as const;
