// Kept apart from the common texts: they come with the calendar, not with every page.
export const texts = {
  previousMonth: 'Mês anterior',
  nextMonth: 'Mês seguinte',
  monthOfYear: (month: string, year: number) =>
    `${month[0]?.toUpperCase()}${month.slice(1)} de ${year}`,
  status: {
    free: 'com vagas',
    unavailable: 'sem vagas',
    selected: 'escolhido',
    passed: 'já passou',
    outside: 'de outro mês',
  },
} as const;
