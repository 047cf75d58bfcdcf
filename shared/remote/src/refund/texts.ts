export const texts = {
  iban: 'IBAN',
  holder: 'Titular da conta',
} as const;
