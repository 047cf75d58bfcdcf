/** Texts of the customer's calendar in other programs. Those of FEED-01, FEED-02 and FEED-07 are exact. */
export const texts = {
  about:
    'Com um endereço só seu, as marcações neste prestador aparecem no calendário do Google, da Apple ou no Outlook. Quem o tiver vê as suas marcações: não o partilhe.',
  loading: 'A carregar o calendário…',
  failed: 'Não foi possível saber se o calendário está ligado.',
  make: 'Criar endereço',
  replace: 'Criar novo endereço',
  end: 'Desligar',
  close: 'Fechar',
  copy: 'Copiar endereço',
  copied: 'Endereço copiado.',
  notCopied: 'Não foi possível copiar. Selecione o endereço e copie-o.',
  subscribe: 'Abrir no calendário',
  once: 'Guarde-o já no seu calendário: só é mostrado desta vez.',
  delay:
    'O calendário pode demorar até um dia a mostrar alterações. As mudanças de hora chegam-lhe sempre por mensagem.',
  made: (day: string) => `O endereço foi criado a ${day}.`,
  read: (day: string) => `Lido pela última vez a ${day}.`,
  neverRead: 'Ainda não foi lido por nenhum calendário.',
  replacing: 'Se o perdeu, crie outro: o anterior deixa logo de funcionar.',
  ready: 'Endereço criado.',
  ended: 'O calendário foi desligado.',
} as const;
