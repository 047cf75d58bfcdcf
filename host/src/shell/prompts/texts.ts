export const texts = {
  videoMessage: 'Novo por aqui? Veja como funciona o portal.',
  videoAction: 'Ver vídeo',
} as const;
