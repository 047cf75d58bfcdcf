/** What the brand of a provider says to its owner while it is set up (SET-10). */
export const texts = {
  noColor: 'Escreva a cor assim: #12356b.',
  unreadable: 'Com esta cor, o texto dos botões não se lê bem.',
  use: (color: string) => `Usar ${color}`,
};
