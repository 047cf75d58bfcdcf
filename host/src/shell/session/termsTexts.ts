/** Words of the question for the terms, at a start and at a login. */
export const termsTexts = {
  title: 'Termos e condições',
  body: 'Para continuar, aceite os termos e a política de privacidade deste prestador.',
  accept: 'Aceitar e continuar',
  read: 'Ler os termos',
} as const;
