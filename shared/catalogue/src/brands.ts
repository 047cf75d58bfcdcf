/** The brand colours that every component must bear: dark, vivid, pale, pure and grey. */
export const brands = [
  { name: 'Azul-escuro', color: '#12356b' },
  { name: 'Laranja', color: '#f2681c' },
  { name: 'Amarelo-claro', color: '#ffdf6b' },
  { name: 'Vermelho puro', color: '#ff0000' },
  { name: 'Cinza médio', color: '#8c8c8c' },
] as const;
