/** Words of the shell about what was to go into the device's calendar. */
export const calendarTexts = {
  saved: (file: string) =>
    `Ficheiro ${file} guardado. Abra-o para juntar a marcação ao calendário.`,
  unavailable: 'Esta aplicação não abriu o calendário. A marcação não foi adicionada.',
} as const;
