import { GENERIC_ERROR, GENERIC_ERROR_TITLE } from '@portal/api/texts';

/** Texts that every remote shows in the same words. */
export const texts = {
  /** ERR-01, in the spelling of dialogs (C-18). */
  failedTitle: GENERIC_ERROR_TITLE,
  failedBody: GENERIC_ERROR,
  offlineTitle: 'Sem ligação',
  offlineBody:
    'Não foi possível chegar ao servidor. Verifique a ligação à Internet e tente novamente.',
  crashedTitle: 'Esta página deixou de responder',
  crashedBody: 'O resto do portal continua a funcionar. Tente abrir a página outra vez.',
  retry: 'Tentar novamente',
  keptUnsent: 'Guardámos o que estava a escrever.',
} as const;
