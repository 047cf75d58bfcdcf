import { GENERIC_ERROR_TITLE } from '@portal/api/texts';

/** Words of the payment calls. The first two are exact (PAY-24, PAY-25). */
export const texts = {
  failed: 'tente mais tarde, obrigado',
  mbWayFailed: 'Por favor tente novamente ou selecione outro método de pagamento',
  failedTitle: GENERIC_ERROR_TITLE,
  notFound: 'Este pagamento não existe.',
  paid: 'Este pagamento já foi feito.',
  running: 'Já existe um pagamento em curso. Conclua-o ou aguarde que expire.',
  tooLate: 'O prazo deste pagamento terminou. Fale com o prestador.',
  cancelledAppointment: 'A marcação foi cancelada, já não há nada a pagar.',
  missedAppointment: 'Não compareceu a esta marcação, já não há nada a pagar.',
  cancelledWork: 'O serviço foi cancelado, já não há nada a pagar.',
  wrongTotal: (before: string, now: string) =>
    `O valor a pagar mudou de ${before} para ${now}. Nada foi pago. Confirme o novo valor.`,
  methodUnavailable: 'Este método de pagamento não está disponível.',
  unknownBilling: 'Os dados de faturação escolhidos não existem.',
  finalConsumer: 'Consumidor final',
  nothingToRefund: 'Não há nada a devolver por transferência.',
  accountStored: 'O seu IBAN ficou guardado. A transferência segue até ao prazo indicado.',
  defaultDescription: 'Serviço',
} as const;
