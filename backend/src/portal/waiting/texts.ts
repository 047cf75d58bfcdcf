/** Words of the calls about the waiting list. */
export const texts = {
  notOffered: 'Este prestador não tem lista de espera.',
  wrongRange: 'O intervalo de datas não é válido.',
  unknownEntry: 'Esta inscrição na lista de espera já não existe.',
  unknownOffer: 'Esta reserva já não existe.',
  joined: 'Está na lista de espera. Avisamos quando houver uma vaga.',
  tooManyTitle: 'Listas de espera',
  /** Exact text (WAI-02). */
  tooMany: 'Já está em 5 listas de espera. Saia de uma para entrar noutra.',
  /** Exact text (WAI-10). */
  left: 'Saiu da lista de espera.',
  overTitle: 'A reserva terminou',
  /** Exact text (WAI-07). */
  over: 'Esta reserva terminou. Continua na lista de espera.',
  declined: 'Recusou esta hora. Continua na lista de espera.',
  booked: 'A sua marcação ficou registada.',
  bookedToPay: 'A sua marcação ficou registada e aguarda o pagamento.',
  moved: 'Hora mudada.',
} as const;
