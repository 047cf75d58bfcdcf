/** Words of lite mode. */
export const texts = {
  preparing: 'A preparar os seus dados…',
  preparingBooking: 'A preparar a sua marcação…',
  /** Exact texts (LITE-19, LITE-20). */
  yours: 'Estes dados são seus?',
  internal: 'O que vão ver os meus Clientes?',
  notMine: 'Não são',
  leave: 'Sair',
  registerTitle: 'Continue com a sua conta',
  registerBody:
    'Para esta ação precisa de uma conta. Com ela vê as fotografias, conversa, aprova e paga.',
  register: 'Criar conta',
  login: 'Iniciar Sessão',
  /** Exact text (BUD-33). */
  code: 'Receber código',
  codeBody: 'Ou receba um código no contacto que o prestador tem seu.',
  /** Exact text (LITE-15). */
  account: 'Voltar à minha conta',
  takeAlong: 'Leve consigo',
  playStore: 'Google Play',
  appleStore: 'App Store',
  video: 'Ver vídeo de demonstração',
} as const;
