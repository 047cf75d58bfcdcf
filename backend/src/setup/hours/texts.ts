/** What the hours of a provider say to its owner while they are set up (SET-14). */
export const texts = {
  wrongTime: 'Escreva a hora assim: 09:00.',
  endsBefore: 'A hora de fecho tem de ser depois da de abertura.',
  overlaps: (opens: string, closes: string) =>
    `Este intervalo sobrepõe-se ao das ${opens} às ${closes}.`,
  tooMany: (most: number) => `Cada dia pode ter até ${most} intervalos.`,
  closureEndsBefore: 'O último dia tem de ser o primeiro ou um depois dele.',
  holidays: {
    newYear: 'Ano Novo',
    goodFriday: 'Sexta-Feira Santa',
    easter: 'Domingo de Páscoa',
    freedom: 'Dia da Liberdade',
    labour: 'Dia do Trabalhador',
    corpusChristi: 'Corpo de Deus',
    portugal: 'Dia de Portugal',
    assumption: 'Assunção de Nossa Senhora',
    republic: 'Implantação da República',
    allSaints: 'Todos os Santos',
    restoration: 'Restauração da Independência',
    immaculate: 'Imaculada Conceição',
    christmas: 'Natal',
  },
};
