// Texts of components that several others draw, whatever the page is; those of one component stand in its folder, so that
// a page ships the words of what it draws. Everything else comes by props.
export const texts = {
  close: 'Fechar',
  back: 'Voltar',
  busy: 'Um momento…',
  retry: 'Tentar novamente',
} as const;
