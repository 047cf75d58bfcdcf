/** What this page says. The sentences that customers read are the server's (POL-03). */
export const texts = {
  heading: 'O que se paga antes?',
  description: 'Escolha a regra. As frases são as que o cliente lê antes de marcar.',
  general: 'Regra de pré-pagamento',
  ofService: (name: string) => `Pré-pagamento: ${name}`,
  keep: 'Guardar regra',
  services: 'O que o cliente lê',
  servicesAbout: 'Por exemplo de uma marcação daqui a 30 dias, às 10:00.',
  noServices: 'Ainda sem serviços.',
  noPrice: 'Sem preço no portal: nada se paga antes.',
  own: 'Regra própria',
  change: 'Alterar',
  edit: (name: string) => `Alterar: ${name}`,
} as const;
