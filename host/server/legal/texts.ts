/** Words of the legal pages that the edge draws. */
export const texts = {
  skip: 'Saltar para o conteúdo',
  back: 'Voltar ao portal',
  home: (provider: string) => `${provider}, início`,
  about: {
    title: 'Sobre o prestador',
    lead: 'Quem lhe presta o serviço e responde por ele.',
    company: 'A empresa',
    name: 'Nome',
    legalName: 'Denominação',
    nipc: 'NIPC',
    address: 'Morada',
    register: 'Registo',
    registered: (office: string, number: string) => `${office}, n.º\u00a0${number}`,
    profession: 'Profissão',
    professionalBody: 'Ordem profissional',
    ers: 'Registo na ERS',
    contact: 'Falar connosco',
    email: 'E-mail',
    phone: 'Telefone',
    ratings: 'Avaliações',
    ofFive: 'de 5',
    ratingsCount: (count: number) => `${count} avaliações`,
    /** Exact text (LAW-12). */
    whoRates: 'Só pode avaliar quem teve aqui um serviço concluído.',
    rights: 'Se algo correr mal',
    withdrawal: '14 dias, em contratos feitos à distância',
    arbitrationLead:
      'Num litígio, o consumidor pode recorrer a esta entidade de resolução alternativa de litígios:',
  },
  footer: {
    withdrawal: 'Livre resolução',
    accessibility: 'Acessibilidade',
    complaints: 'Livro de Reclamações',
  },
} as const;
