/** What an owner reads while booking for somebody who rang, or stands there. */
export const texts = {
  title: 'Nova marcação',
  service: 'Serviço',
  choose: 'Escolher',
  expert: 'Com quem',
  anyExpert: 'Quem estiver livre',
  date: 'Dia',
  time: 'Hora',
  book: 'Marcar',
  booking: 'A marcar…',
  booked: 'Marcação feita.',
  taken: 'A essa hora não há lugar. Escolha outra hora, ou outra pessoa.',
} as const;
