import { REQUEST_SUCCEEDED } from '@portal/api/texts';

/** Words of the calls on works and appointments. */
export const texts = {
  notFound: 'Este serviço não existe.',
  wrongFormat: 'O identificador do serviço não é válido.',
  moved: 'Esta marcação já tem um serviço associado.',
  cannotCancelTitle: 'Não foi possível cancelar',
  cannotCancel: 'Esta marcação já não pode ser cancelada. Fale com o prestador.',
  cancelled: 'Marcação cancelada.',
  cannotConfirmTitle: 'Não foi possível confirmar',
  cannotConfirm: 'Esta marcação já não pode ser confirmada.',
  confirmed: 'Obrigado. A sua presença está confirmada.',
  cannotApproveTitle: 'Não foi possível aprovar',
  cannotApprove: 'Não há nenhum orçamento por aprovar neste serviço.',
  /** Exact texts (BUD-16). */
  budgetChangedTitle: 'O orçamento mudou',
  budgetChanged: (company: string) =>
    `${company} alterou o orçamento depois de o abrir. Nada foi aprovado.`,
  totalChanged: (total: string) => `O total deste orçamento é agora ${total}. Nada foi aprovado.`,
  approved: 'Orçamento aprovado.',
  cannotRate: 'Este serviço não pode ser avaliado.',
  rated: 'Obrigado pela sua avaliação.',
  chatClosed: 'Esta marcação já não aceita mensagens.',
  sent: 'Mensagem enviada.',
  read: 'Lido.',
  noteSaved: 'Nota guardada.',
  noInvoice: 'Lamentamos mas não é possível aceder a esta fatura neste momento.',
  wrongInvoiceEmail: 'Escolha um dos e-mails do seu perfil.',
  invoiceRequested: REQUEST_SUCCEEDED,
  mediaClosed: 'Este serviço já não aceita ficheiros.',
  uploaded: 'O seu ficheiro foi carregado.',
  removed: 'O ficheiro foi removido.',
  fileNotFound: 'Este ficheiro não existe.',
} as const;
