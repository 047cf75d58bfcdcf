/** What the pages of the set-up say. */
export const texts = {
  steps: {
    identity: {
      title: 'Identidade e cor',
      about: 'Nome, dados legais, logótipo e uma cor',
    },
    activity: {
      title: 'Atividade',
      about: 'O que trata, como lhe chama e o que o portal oferece',
    },
    hours: { title: 'Horário', about: 'Quando se pode marcar' },
    services: { title: 'Serviços', about: 'O que faz, quanto demora e quem faz' },
    payments: { title: 'Pagamentos', about: 'Multibanco, MB WAY e cartão, com um teste de 1,00 €' },
    keys: { title: 'Chaves', about: 'Para o seu programa falar com o portal' },
    history: { title: 'Histórico', about: 'Quem mudou o quê, e quando' },
  },
} as const;
