/** Texts of taking back a change of login contact. */
export const texts = {
  title: 'Mudaram o seu contacto de acesso?',
  purpose:
    'Se não foi você que pediu a mudança, carregue no botão: repomos o contacto que tinha e terminamos todas as sessões. Se foi, não precisa de fazer nada.',
  notMe: 'Não fui eu',
  doneTitle: 'Contacto reposto',
  done: 'Repusemos o seu contacto e terminámos todas as sessões.',
  logIn: 'Iniciar Sessão',
  invalidTitle: 'Ligação sem efeito',
  invalid: 'Esta ligação já não é válida',
} as const;
