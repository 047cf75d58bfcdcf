/** What rows and the forms behind them say. */
export const texts = {
  edit: (name: string) => `Alterar: ${name}`,
  up: (name: string) => `Subir: ${name}`,
  down: (name: string) => `Descer: ${name}`,
  drag: 'Arraste para mudar de lugar',
  remove: 'Retirar',
  keep: 'Guardar',
  cancel: 'Cancelar',
} as const;
