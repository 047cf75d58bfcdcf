export const texts = {
  copy: (what: string) => `Copiar ${what}`,
  copied: 'Copiado',
  failed: 'Não foi possível copiar',
} as const;
