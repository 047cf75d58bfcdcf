/** What the hours of a provider say to its owner while they are set up (SET-14). */
export const texts = {
  wrongTime: 'Escreva a hora assim: 09:00.',
  endsBefore: 'A hora de fecho tem de ser depois da de abertura.',
  overlaps: (opens: string, closes: string) =>
    `Este intervalo sobrepõe-se ao das ${opens} às ${closes}.`,
  tooMany: (most: number) => `Cada dia pode ter até ${most} intervalos.`,
};
