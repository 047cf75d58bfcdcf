export const texts = {
  videoMessage: 'Novo por aqui? Veja o portal em dois minutos.',
  videoAction: 'Ver vídeo',
} as const;
