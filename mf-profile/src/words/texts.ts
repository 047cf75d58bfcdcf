import { TERMS_NOT_ACCEPTED } from '@portal/domain/texts';

/** Texts that feedback and support share. */
export const texts = {
  offline: 'Sem ligação',
  termsMissing: TERMS_NOT_ACCEPTED,
  leave: {
    title: 'Sair sem enviar?',
    body: 'O que escreveu ainda não foi enviado e perde-se.',
    leave: 'Sair sem enviar',
    stay: 'Continuar a escrever',
  },
} as const;
