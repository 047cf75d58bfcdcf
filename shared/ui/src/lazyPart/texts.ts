export const texts = { partFailed: 'Não foi possível carregar esta parte.' } as const;
