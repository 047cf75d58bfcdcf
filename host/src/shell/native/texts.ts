/** Words of the shell in a wrapper. */
export const texts = {
  returnTitle: 'Voltar à sua conta?',
  returnBody: 'Está a ver esta página sem a sua conta. Pode voltar a ela quando quiser.',
  returnToAccount: 'Voltar à minha conta',
  stay: 'Ficar aqui',
} as const;
