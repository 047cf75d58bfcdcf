/** Words of an address that belongs to no page. */
export const notFoundTexts = {
  body: 'O endereço que abriu não existe neste portal.',
  goHome: 'Ir para o início',
} as const;
