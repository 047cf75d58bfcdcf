/** Texts of the item calls; `label` is the provider's word for an item. */
export const texts = {
  added: (label: string) => `${label} adicionado com sucesso`,
  removed: (label: string) => `${label} removido com sucesso`,
  unavailable: (label: string) => `${label} já não está disponível.`,
  exists: (label: string) => `Já tem este ${label.toLowerCase()} na sua lista.`,
  inUse: 'Não é possível remover enquanto houver serviços em curso ou marcações.',
  incomplete: 'Preencha os campos obrigatórios.',
  tooLong: 'O texto introduzido é demasiado longo.',
  wrongDate: 'A data introduzida não é válida.',
  wrongOption: 'Escolha uma das opções apresentadas.',
  noItems: 'Este prestador não utiliza esta lista.',
  reset: 'Detalhes originais repostos com sucesso',
  photoChanged: 'Fotografia alterada com sucesso',
} as const;
