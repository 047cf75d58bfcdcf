import { REQUIRED_FIELD } from '@portal/domain/texts';

/** Texts of feedback and support. */
export const texts = {
  thanks: 'Pedido efectuado com Sucesso',
  tooLong: 'O texto pode ter no máximo 2000 caracteres.',
  starsMissing: 'Escolha entre 1 e 5 estrelas.',
  messageMissing: REQUIRED_FIELD,
  termsMissing: 'Tem que aceitar os termos e condições',
  subject: (provider: string) => `Pedido de apoio de um cliente de ${provider}`,
  mail: (name: string, contact: string, message: string) =>
    `${name} (${contact}) escreveu no portal:\n\n${message}`,
} as const;
