/** Words about this browser or device, for the few whom they concern. */
export const conditionTexts = {
  /** Exact text (OFF-10). */
  waiting: (count: number) => `${count} por enviar`,
  cookiesBlockedTitle: 'Os cookies estão bloqueados',
  cookiesBlockedBody:
    'Pode usar o portal, mas terá de entrar de novo sempre que abrir esta página. Para o evitar, permita os cookies deste site nas definições do navegador.',
  clockTitle: (ahead: boolean) =>
    `O relógio deste dispositivo está ${ahead ? 'adiantado' : 'atrasado'}`,
  clockBody: (off: string) =>
    `A diferença é de cerca de ${off}. Acerte a data e a hora do dispositivo para ver os dias e as horas certos.`,
  clockUnits: {
    minutes: (count: number) => `${count} minutos`,
    hours: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
    days: (count: number) => (count === 1 ? '1 dia' : `${count} dias`),
  },
} as const;
