/** Where an owner sets a provider up: outside `/client`, with a session of its own (SET-04). */
export const SETUP_PATH = '/setup';

/** Built files of the pages below. */
export const SETUP_FILES = `${SETUP_PATH}/files`;

/** The calls of an owner. */
export const SETUP_API = `${SETUP_PATH}/api`;

/** Below it, the calls of the provider API of which the page of today is made, for an owner's session (C-795). */
export const SETUP_PROVIDER_API = `${SETUP_API}/provider`;

/** Below it, with a signed token: the portal with the draft, which its owner alone is shown (SET-11). */
export const SETUP_PORTAL = `${SETUP_PATH}/portal`;

/** The pages that are drawn in the browser; everything else of the set-up is a page or call of the backend. */
export const SETUP_PAGES = {
  today: `${SETUP_PATH}/hoje`,
  overview: `${SETUP_PATH}/resumo`,
  identity: `${SETUP_PATH}/identidade`,
  activity: `${SETUP_PATH}/atividade`,
  hours: `${SETUP_PATH}/horario`,
  services: `${SETUP_PATH}/servicos`,
  payments: `${SETUP_PATH}/pagamentos`,
  prepayment: `${SETUP_PATH}/pre-pagamento`,
  reminders: `${SETUP_PATH}/lembretes`,
  law: `${SETUP_PATH}/lei`,
  keys: `${SETUP_PATH}/chaves`,
  import: `${SETUP_PATH}/importar`,
  history: `${SETUP_PATH}/historico`,
} as const;
export type SetupPage = keyof typeof SETUP_PAGES;
