import { REFUND_DAYS } from '@portal/api/payment/payment';
import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '@portal/domain/money/paymentState';

/** Texts of cancelling an appointment and of what goes back then. */
export const texts = {
  title: 'Cancelar esta marcação?',
  body: (when: string) => `A marcação de ${when} fica sem efeito e a hora volta a ficar livre.`,
  refund: (way: string | undefined) =>
    `A devolução é feita ${way === undefined ? '' : `${way}, `}no prazo de ${REFUND_DAYS} dias.`,
  confirm: 'Cancelar marcação',
  keep: 'Manter marcação',
  moveWithdrawn: 'Desistiu do pedido. A sua marcação mantém-se.',
  cancelled: 'Marcação cancelada.',
  cancelledWithRefund: (amount: string) => `Marcação cancelada. Devolvemos ${amount}.`,
  /** How money goes back: the gateway gives nothing back to whoever paid a reference. */
  refundWay: (method: PaymentMethod | null) =>
    method === null || method === 'MB'
      ? 'por transferência bancária'
      : `por ${method === 'CC' ? 'cartão' : PAYMENT_METHOD_LABELS[method]}`,
} as const;
