/** What an owner reads while opening a work of somebody who has no booking. */
export const texts = {
  title: 'Novo serviço',
  what: 'O que há a fazer',
  whatHint: 'Por exemplo: Revisão, ou ruído ao travar.',
  open: 'Abrir serviço',
  opening: 'A abrir…',
  opened: 'Serviço aberto.',
} as const;
