/** Texts of a question about a job or a line of a budget. */
export const texts = {
  about: (name: string) => `Sobre «${name}»: `,
  action: 'Tenho uma dúvida',
} as const;
