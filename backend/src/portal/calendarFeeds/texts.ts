/** Words in calendars that other programs show, and about their addresses. */
export const texts = {
  booking: 'Marcação',
  ended: 'O calendário foi desligado.',
} as const;
