/** What a page says that has been open for longer than the newest release. */
export const texts = {
  available: 'Há uma nova versão do portal.',
  update: 'Atualizar',
  withdrawnTitle: 'Atualize o portal antes de continuar',
  withdrawnBody:
    'Uma parte desta página foi retirada por ter um problema. O portal atualiza-se assim que fizer uma pausa; fica no mesmo sítio e, se houver algo por guardar, perguntamos antes.',
} as const;
