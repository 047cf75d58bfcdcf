export const texts = {
  show: 'Mostrar password',
  hide: 'Ocultar password',
} as const;
