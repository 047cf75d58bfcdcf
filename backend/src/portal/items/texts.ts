/** Texts of the item calls. Labels differ in gender (`a viatura`, `o equipamento`), so the sentences avoid articles. */
export const texts = {
  added: (title: string) => `${title}: guardado na sua lista.`,
  removed: (title: string) => `${title}: removido da sua lista.`,
  unavailable: 'O registo que procura já não está disponível.',
  exists: (title: string) => `${title} já está na sua lista.`,
  inUse: 'Não é possível remover enquanto houver serviços em curso ou marcações.',
  waitedFor: 'Não é possível remover enquanto esperar por uma vaga.',
  incomplete: 'Preencha os campos obrigatórios.',
  tooLong: 'O texto introduzido é demasiado longo.',
  wrongDate: 'A data introduzida não é válida.',
  wrongOption: 'Escolha uma das opções apresentadas.',
  noItems: 'Este prestador não utiliza esta lista.',
  reset: 'Detalhes originais repostos com sucesso',
  photoChanged: 'Fotografia alterada com sucesso',
} as const;
