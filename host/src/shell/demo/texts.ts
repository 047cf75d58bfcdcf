export const texts = {
  wrongLink: {
    title: 'Empresa Demo',
    body: 'Ocorreu um erro ao entrar nesta empresa demo. Verifique o link utilizado.',
  },
  unavailable: {
    title: 'Empresa Demo Indisponível',
    body: 'A empresa demo indicada já não está disponível. Pode criar outra demo ou um período de teste. Prima OK para continuar.',
  },
  badge: 'Modo Demo',
  about: {
    title: 'Modo Demo',
    body: 'Está a experimentar o portal numa empresa de demonstração. Os dados são de exemplo e pode usar tudo à vontade.',
  },
} as const;
