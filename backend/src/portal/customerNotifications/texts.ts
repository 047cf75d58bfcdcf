/** Words of notifications that belong to no one kind; those of each kind stand in notificationKinds.ts. */
export const texts = {
  /** What a work, an appointment or a payment without a name of its own is called. */
  service: 'Serviço',
  addToCalendar: (links: { google: string; outlook: string }, file: string) =>
    `Adicionar ao calendário\nGoogle: ${links.google}\nOutlook: ${links.outlook}\nOutros: ${file}`,
} as const;
