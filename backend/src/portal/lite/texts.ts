/** Texts of lite links and of what they open. */
export const texts = {
  unknownLink: 'Esta ligação já não é válida.',
  wrongFormat: 'O identificador do serviço não é válido.',
  notShown: 'A marcação não está disponível ao cliente',
  onlyHistory: 'Deseja aceder ao histórico da sua última intervenção?',
  replaced: 'Esta marcação já tem um serviço associado.',
  loginNeeded: 'Registe-se ou inicie sessão para continuar.',
} as const;
