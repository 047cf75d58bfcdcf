import type { BookingCondition, BookingStep } from './bookingState.ts';

const conditions: Readonly<Record<BookingCondition, string>> = {
  cancelled: 'Cancelada',
  cancelledByCustomer: 'Cancelada pelo cliente',
  noShow: 'Não veio',
  arrived: 'Chegou',
  wantsMove: 'Pede outra hora',
  confirmed: 'Confirmada',
  unconfirmed: 'Por confirmar',
};

const steps: Readonly<Record<BookingStep, string>> = {
  acceptMove: 'Aceitar',
  refuseMove: 'Recusar',
  confirm: 'Confirmar',
  arrive: 'Chegou',
  openWork: 'Abrir serviço',
  noShow: 'Não veio',
  cancel: 'Cancelar',
};

const done: Readonly<Record<BookingStep, string>> = {
  acceptMove: 'Marcação mudada. O cliente foi avisado.',
  refuseMove: 'A hora fica como estava. O cliente foi avisado.',
  confirm: 'Marcação confirmada.',
  arrive: 'Chegada anotada.',
  openWork: 'Serviço aberto.',
  noShow: 'Ficou anotado que não veio.',
  cancel: 'Marcação cancelada. O cliente foi avisado.',
};

/** What an owner reads of the bookings of a day. */
export const texts = {
  titleToday: 'Marcações de hoje',
  titleOf: (day: string) => `Marcações de ${day}`,
  dayBefore: 'Dia anterior',
  dayAfter: 'Dia seguinte',
  toToday: 'Hoje',
  book: 'Nova marcação',
  none: 'Sem marcações neste dia.',
  failed: 'Não foi possível mostrar as marcações.',
  with: (expert: string) => `com ${expert}`,
  until: (time: string) => `até ${time}`,
  wants: (when: string) => `Pede ${when}`,
  conditions,
  steps,
  done,
  more: (title: string) => `Mais: ${title}`,
  cancelTitle: (name: string) => `Cancelar a marcação de ${name}?`,
  cancelAbout: 'O cliente é avisado. O que já pagou fica nos reembolsos, para devolver.',
  cancelYes: 'Cancelar marcação',
  cancelNo: 'Deixar como está',
  noShowTitle: (name: string) => `${name} não veio?`,
  noShowAbout:
    'Fica anotado e não se desfaz. Do que foi pago antes, fica a parte que a sua política diz, e o resto é devolvido.',
  noShowYes: 'Não veio',
  refuseTitle: (name: string) => `Recusar a hora que ${name} pede?`,
  refuseAbout: 'A marcação fica na hora que tinha.',
  refuseYes: 'Recusar pedido',
  reason: 'Motivo',
  reasonHint: 'O cliente lê isto.',
} as const;
