/** Texts of uploads. */
export const texts = {
  noFile: 'Escolha um ficheiro.',
  empty: 'O ficheiro está vazio.',
  unknownType: 'Este tipo de ficheiro não é aceite.',
  wrongContent: 'O conteúdo do ficheiro não corresponde ao seu tipo.',
  incomplete: 'O ficheiro está incompleto ou danificado. Tente enviá-lo novamente.',
  unpacksTooLarge:
    'Este ficheiro comprimido não é aceite, porque o seu conteúdo é demasiado grande.',
  tooManyPixels: 'A imagem é demasiado grande. O limite é de 50 megapíxeis.',
  tooNarrow: 'A imagem é demasiado estreita para ser mostrada.',
  broken: 'Não foi possível ler a imagem. Tente com outro ficheiro.',
  tooLarge: (megabytes: number) => `O ficheiro é demasiado grande. O limite é de ${megabytes} MB.`,
} as const;
