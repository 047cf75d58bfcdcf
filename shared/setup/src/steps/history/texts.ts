/** What this page says. */
export const texts = {
  heading: 'Quem mudou o quê',
  description: 'Guardado durante 24 meses. Segredos aparecem como •••.',
  none: 'Ainda nada mudou.',
  more: 'Ver mais',
  kinds: { owner: 'Proprietário', operator: 'Operador', api: 'Programa', portal: 'Portal' },
  line: (who: string, when: string, where: string | null) =>
    where === null ? `${who}, ${when}` : `${who}, ${when}, de ${where}`,
} as const;
