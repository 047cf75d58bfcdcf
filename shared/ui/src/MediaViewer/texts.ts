export const texts = {
  previous: 'Anterior',
  next: 'Seguinte',
  position: (position: number, count: number) => `${position} de ${count}`,
  zoomIn: 'Ampliar',
  zoomOut: 'Ver inteira',
  download: 'Descarregar',
  loading: 'A carregar…',
  failed: 'Não foi possível abrir este ficheiro.',
  document: 'Este ficheiro abre-se fora do portal.',
} as const;
