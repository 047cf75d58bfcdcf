/** Texts of what changed while the details are open. */
export const texts = {
  justNow: 'Mudou agora mesmo',
  changedAt: (time: string) => `Mudou às ${time}`,
} as const;
