/** Texts of uploads. */
export const texts = {
  noFile: 'Escolha um ficheiro.',
  unknownType: 'Este tipo de ficheiro não é aceite.',
  wrongContent: 'O conteúdo do ficheiro não corresponde ao seu tipo.',
  broken: 'Não foi possível ler a imagem. Tente com outro ficheiro.',
  tooLarge: (megabytes: number) => `O ficheiro é demasiado grande. O limite é de ${megabytes} MB.`,
} as const;
