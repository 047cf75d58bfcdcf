export const fieldTexts = {
  optional: 'opcional',
  maximum: (characters: number) => `Até ${characters} caracteres`,
  charactersLeft: (count: number) =>
    count === 0
      ? 'Não cabem mais caracteres'
      : count === 1
        ? 'Resta 1 caráter'
        : `Restam ${count} caracteres ou menos`,
} as const;
