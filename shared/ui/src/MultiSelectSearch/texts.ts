// Kept apart from the common texts: they come with the field, not with every page.
export const texts = {
  chosen: 'Escolhidos',
  loading: 'A procurar…',
  none: (query: string) => `Sem resultados para «${query}»`,
  noOptions: 'Sem opções',
  options: (count: number) => (count === 1 ? '1 opção' : `${count} opções`),
  selected: (count: number) => (count === 1 ? '1 escolhida' : `${count} escolhidas`),
  remove: (label: string) => `Remover ${label}`,
} as const;
