const ofPorto = { registry_office: 'Conservatória do Registo Comercial do Porto' };
const ofLisbon = { registry_office: 'Conservatória do Registo Comercial de Lisboa' };
const cars = {
  name: 'CASA, Centro de Arbitragem do Setor Automóvel',
  url: 'https://www.arbitragemauto.pt',
};
const lisbon = {
  name: 'Centro de Arbitragem de Conflitos de Consumo de Lisboa',
  url: 'https://www.centroarbitragemlisboa.pt',
};

/** Who each provider of the demo is by law, by its domain: made up, but for those who settle disputes. */
export const legalIdentities: Readonly<Record<string, object>> = {
  'auto-mirante.localhost': {
    legal_name: 'Auto Mirante, Reparação de Automóveis, Lda.',
    address: 'Rua do Heroísmo 214, 4300-255 Porto',
    email: 'oficina@automirante.exemplo.pt',
    phone: '222081745',
    nipc: '502448911',
    ...ofPorto,
    registry_number: '502448911',
    arbitration: cars,
  },
  'demo.localhost': {
    legal_name: 'Empresa Demo, Lda.',
    address: 'Rua do Exemplo 1, 4000-000 Porto',
    email: 'demo@portaldocliente.exemplo.pt',
    phone: '222081700',
    nipc: '502448911',
    ...ofPorto,
    registry_number: '502448911',
    arbitration: cars,
  },
  'bitfixe.localhost': {
    legal_name: 'Bitfixe, Reparação de Equipamentos, Unipessoal, Lda.',
    address: 'Avenida Casal Ribeiro 40, 1000-092 Lisboa',
    email: 'saldanha@bitfixe.exemplo.pt',
    phone: '213150284',
    nipc: '506030636',
    ...ofLisbon,
    registry_number: '506030636',
    arbitration: lisbon,
  },
  'alameda.localhost': {
    legal_name: 'Clínica Fisio Alameda, Lda.',
    address: 'Alameda Dom Afonso Henriques 61, 1000-123 Lisboa',
    email: 'clinica@fisioalameda.exemplo.pt',
    phone: '218481630',
    nipc: '507223730',
    ...ofLisbon,
    registry_number: '507223730',
    profession: 'Fisioterapia',
    professional_body: 'Ordem dos Fisioterapeutas',
    professional_number: '00000',
    ers_number: 'E000000',
    arbitration: lisbon,
  },
  'lima.localhost': {
    legal_name: 'Barbearia Lima & Filhos, Lda.',
    address: 'Rua da Conceição 58, 1100-153 Lisboa',
    email: 'ola@barbearialima.exemplo.pt',
    phone: '213420915',
    nipc: '500019720',
    ...ofLisbon,
    registry_number: '500019720',
    arbitration: lisbon,
  },
};
