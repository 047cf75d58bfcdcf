/** What an owner reads while opening a work of somebody who has no booking. */
export const texts = {
  title: 'Novo serviço',
  what: 'O que há a fazer',
  whatHint: 'Por exemplo: Revisão, ou ruído ao travar.',
  name: 'Nome do cliente',
  phone: 'Telemóvel do cliente',
  phoneHint: 'Com este número o cliente encontra o serviço no portal.',
  item: (label: string) => `${label} (opcional)`,
  open: 'Abrir serviço',
  opening: 'A abrir…',
  opened: 'Serviço aberto.',
  finishLater: 'Acabar depois',
} as const;
