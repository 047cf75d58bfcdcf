export const starTexts = {
  stars: (count: number) => (count === 1 ? '1 estrela' : `${count} estrelas`),
  ofFive: (count: number) => `${count} em 5 estrelas`,
} as const;
