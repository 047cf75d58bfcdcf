/** Texts of booking once more what is over. */
export const texts = { bookAgain: 'Marcar novamente' } as const;
