/** Exact text (VAL-19). */
export const REQUIRED_FIELD = 'Campo obrigatório!';
/** Exact text (VAL-18). */
export const TERMS_NOT_ACCEPTED = 'Tem que aceitar os termos e condições';

/** Exact text (ERR-48, PRO-04, C-19). */
export const DONE = 'Concluído';

/** Exact texts (LAW-03): what has to stand beside a number that is called within Portugal. */
export const LANDLINE_COST = 'chamada para a rede fixa nacional';
export const MOBILE_COST = 'chamada para a rede móvel nacional';
