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
  endedContract: 'O contrato foi resolvido, já não há nada a pagar.',
  cancelledWork: 'O serviço foi cancelado, já não há nada a pagar.',
  wrongTotal: (before: string, now: string) =>
    `O valor a pagar mudou de ${before} para ${now}. Nada foi pago. Confirme o novo valor.`,
  methodUnavailable: 'Este método de pagamento não está disponível.',
  unknownBilling: 'Os dados de faturação escolhidos não existem.',
  finalConsumer: 'Consumidor final',
  nothingToRefund: 'Não há nada a devolver por transferência.',
  accountStored: 'O seu IBAN ficou guardado. A transferência segue até ao prazo indicado.',
  defaultDescription: 'Serviço',
  tests: {
    description: 'Pagamento de teste',
    nothing: 'Escolha primeiro os métodos de pagamento.',
    noKey: 'Falta a chave deste método de pagamento.',
    refused:
      'O pagamento de teste foi recusado. Confirme as chaves na área de cliente da ifthenpay.',
    away: 'A ifthenpay não respondeu. Tente de novo daqui a pouco.',
    advice: (address: string) =>
      `Passaram 24 horas e o aviso do pagamento de teste não chegou. Na área de cliente da ifthenpay, registe este endereço de callback: ${address}`,
  },
  keys: {
    gateway: 'Escolha a ifthenpay ou o modo de testes.',
    backoffice:
      'A chave de backoffice tem 16 algarismos em quatro grupos, por exemplo 1234-5678-9012-3456.',
    mb: 'A chave Multibanco tem três letras maiúsculas e seis algarismos, por exemplo ABC-123456.',
    mbWay: 'A chave MB WAY tem três letras maiúsculas e seis algarismos, por exemplo ABC-123456.',
    card: 'A chave de cartão tem três letras maiúsculas e seis algarismos, por exemplo ABC-123456.',
    antiPhishing: 'A chave anti-phishing tem de 16 a 50 caracteres.',
    none: 'Introduza a chave de pelo menos um método: Multibanco, MB WAY ou cartão.',
  },
} as const;
