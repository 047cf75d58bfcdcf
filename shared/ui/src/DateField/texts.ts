// Kept apart from the common texts: they come with the date field, not with every page.
export const texts = {
  /** What stands in an empty field: year, month, day. */
  letters: ['aaaa', 'mm', 'dd'],
  clear: 'Limpar a data',
  open: 'Escolher no calendário',
  choose: 'Escolher a data',
  year: 'Ano',
  ofYear: (day: string, year: number) => `${day} de ${year}`,
  half: 'Complete a data: dia, mês e ano.',
  tooEarly: (first: string) => `A data não pode ser antes de ${first}.`,
  tooLate: (last: string) => `A data não pode ser depois de ${last}.`,
  status: {
    unavailable: 'indisponível',
    selected: 'escolhido',
    passed: 'indisponível',
    outside: 'indisponível',
  },
} as const;
