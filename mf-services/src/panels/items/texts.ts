import { GENERIC_ERROR_NAME } from '@portal/api/texts';

/** Texts of the item panel; `item` is the provider's word in lower case. */
export const texts = {
  loading: 'A carregar a lista…',
  emptyTitle: (items: string) => `Ainda sem ${items}`,
  emptyBody: (provider: string) =>
    `O que adicionar aqui pode ser escolhido ao marcar em ${provider}.`,
  add: (item: string) => `Adicionar ${item}`,
  formTitle: (item: string) => `Adicionar ${item}`,
  itIsMe: (name: string) => `Sou eu: ${name}`,
  cancel: 'Cancelar',
  addedHere: 'Ficou guardado neste dispositivo.',
  remove: (title: string) => `Remover ${title}`,
  removeQuestion: (title: string) => `${title} deixa de aparecer na sua lista.`,
  removeConfirm: 'Remover',
  onlyHere: 'Esta lista fica só neste dispositivo até ter conta.',
  /** Exact text (ITM-05). */
  login: 'Iniciar Sessão',
  failedTitle: GENERIC_ERROR_NAME,
  /** Exact text (ITM-08). */
  failed: 'Não foi possivel aceder à sua lista de itens.',
  unsupportedTitle: (provider: string) => `${provider} não usa esta lista`,
  unsupportedBody: 'As marcações são feitas sem escolher nada daqui.',
} as const;
