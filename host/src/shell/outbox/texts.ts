/** Words about what waits on the device to be sent; exact where the specification gives them (OFF-09, OFF-10). */
export const texts = {
  waiting: (count: number) => `${count} por enviar`,
  allSent: 'Tudo enviado.',
  leaveTitle: 'Atenção',
  leave: (count: number) =>
    count === 1
      ? 'Tem 1 envio por fazer. Se sair agora, perde-se.'
      : `Tem ${count} envios por fazer. Se sair agora, perdem-se.`,
  leaveAnyway: 'Sair mesmo assim',
  stay: 'Ficar',
  expired: 'Não foi possível enviá-lo em 7 dias.',
  refused: 'O prestador não o recebeu.',
} as const;
