export const texts = {
  partFailed: 'Não foi possível carregar esta parte.',
  partSlow: 'Esta parte está a demorar.',
} as const;
