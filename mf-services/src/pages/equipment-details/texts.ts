/** Ends with one full stop: an abbreviated month brings its own. */
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

/** Texts of the item page; `item` is the provider's word in lower case. */
export const texts = {
  loading: 'A carregar…',
  photoOf: (item: string) => `Fotografia: ${item}`,
  addPhoto: 'Adicionar fotografia',
  changePhoto: 'Mudar fotografia',
  photoAdded: 'Fotografia adicionada.',
  photoChanged: 'Fotografia mudada.',
  specs: 'Características',
  noSpecs: 'Ainda sem características.',
  edit: 'Editar',
  save: 'Guardar Alterações',
  cancel: 'Cancelar',
  reset: 'Repor detalhes originais',
  /** Exact text (ITM-14). */
  resetDone: 'Detalhes originais repostos com sucesso',
  resetQuestion: 'As alterações que fez aos detalhes perdem-se.',
  resetConfirm: 'Repor',
  remove: (item: string) => `Remover ${item}`,
  removeConfirm: 'Remover',
  removeQuestion: (title: string) => `${title} deixa de aparecer na sua lista.`,
  removeHint: 'Pode remover quando não houver serviços em curso nem marcações.',
  removed: (title: string) => `${title} já não está na sua lista.`,
  saved: 'Dados Alterados',
  sideLabel: 'Características',
  noWorks: 'Ainda sem serviços.',
  worksFailed: 'Não foi possível obter serviços neste estado. Tente novamente dentro de momentos.',
  notShownTitle: 'Não conseguimos mostrar esta página',
  notShown: 'Volte ao início e abra-a outra vez.',
  openJobs: {
    /** Exact texts (BUD-28). */
    title: 'Trabalhos por fazer',
    review: 'Rever decisão',
    request: 'Pedir este trabalho',
    hide: 'Já não preciso',
    /** What it cost then, and when that was. */
    price: (amount: string, day: string) => `${amount}, a ${day}`,
    requested: 'Pedido enviado.',
    requestedAt: (when: string) => sentence(`Pedido enviado a ${when}`),
    hideQuestion: 'Retirar da lista?',
    hideBody: (job: string) => `«${job}» deixa de aparecer em «Trabalhos por fazer».`,
    keep: 'Manter',
    named: (action: string, job: string) => `${action}: ${job}`,
  },
  leave: {
    title: 'Sair sem guardar?',
    body: 'O que alterou nas características perde-se.',
    leaveLabel: 'Sair sem guardar',
    stayLabel: 'Ficar',
  },
} as const;
