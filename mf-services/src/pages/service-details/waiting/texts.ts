/** Words of what waits on the device; exact where the specification gives them (OFF-01, OFF-05, OFF-06, OFF-08). */
export const texts = {
  list: 'Por enviar deste dispositivo',
  queued: 'Por enviar',
  queuedAt: (time: string) => `Por enviar, ${time}`,
  sending: 'A enviar…',
  failed: 'Não enviado',
  failedBecause: (reason: string) => `Não enviado: ${reason}`,
  cancel: 'Cancelar envio',
  sendAgain: 'Tentar novamente',
  remove: 'Eliminar',
  ofEntry: (action: string, text: string) => `${action}: ${text}`,
  changedTitle: 'Esta nota mudou noutro dispositivo',
  mine: 'Escreveu aqui',
  other: 'Está guardada',
  emptyNote: 'Sem nota.',
  keepMine: 'Ficar com esta',
  keepOther: 'Ficar com a outra',
} as const;
