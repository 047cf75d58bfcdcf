/** Words of the shell where a browser saves a file for the calendar. */
export const calendarTexts = {
  saved: (file: string) =>
    `Ficheiro ${file} guardado. Abra-o para juntar a marcação ao calendário.`,
} as const;
