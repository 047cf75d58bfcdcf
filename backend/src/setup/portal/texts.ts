/** What the portal with the draft says, and whose it is (SET-11). */
export const texts = {
  over: 'Esta pré-visualização terminou. Volte à configuração para a abrir de novo.',
  customer: 'Maria Exemplo',
  legalName: 'Exemplo, Lda.',
  address: 'Rua do Exemplo 1',
  text: 'Exemplo',
} as const;
