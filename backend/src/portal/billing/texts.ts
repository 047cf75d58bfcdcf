export const texts = {
  notFound: 'Os dados de faturação escolhidos não existem.',
  finalConsumer: 'Consumidor final',
  removed: 'Dados de faturação removidos.',
  unknownCountry: 'Escolha um país da lista.',
} as const;
