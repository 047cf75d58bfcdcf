/** What is said of the forms of items. */
export const texts = {
  oneAtLeast: 'Preencha pelo menos um campo.',
} as const;
