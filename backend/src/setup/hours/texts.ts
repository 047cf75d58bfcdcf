/** What closures of a provider say to its owner while they are set up (SET-14). */
export const texts = {
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
