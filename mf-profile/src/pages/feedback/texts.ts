/** Texts of `/enviar-feedback`. */
export const texts = {
  title: 'Que tal o portal?',
  purpose: 'É sobre esta aplicação. Para avaliar um serviço, abra-o no Histórico.',
  legend: 'Pontuação, de 1 a 5 estrelas',
  starsMissing: 'Escolha entre 1 e 5 estrelas.',
  words: ['Escolha as estrelas', 'Muito mau', 'Fraco', 'Razoável', 'Bom', 'Excelente'],
  observation: 'O que podemos melhorar?',
  send: 'Enviar Feedback',
  /** Exact text (FBK-05). */
  sent: 'Feedback Enviado',
} as const;
