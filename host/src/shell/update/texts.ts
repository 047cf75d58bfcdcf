/** What a page says that has been open for longer than the newest release. */
export const texts = {
  available: 'Há uma nova versão do portal.',
  update: 'Atualizar',
  withdrawnTitle: 'Atualize o portal antes de continuar',
  withdrawnBody:
    'Uma parte desta página foi retirada por ter um problema. O portal atualiza-se assim que fizer uma pausa; fica no mesmo sítio e, se houver algo por guardar, perguntamos antes.',
  /** Of a page that was open when its provider was suspended (C-684). */
  suspendedTitle: 'Portal suspenso',
  suspendedBody:
    'O portal deste prestador está suspenso de momento. Nada se perdeu: o que já enviou continua guardado, mas o que estiver a preencher não pode ser enviado agora. Para o que for urgente, contacte diretamente o prestador.',
} as const;
