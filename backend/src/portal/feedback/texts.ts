import { REQUIRED_FIELD } from '@portal/domain/texts';

/** Texts of feedback and support. */
export const texts = {
  thanks: 'Pedido efectuado com Sucesso',
  tooLong: 'O texto pode ter no máximo 2000 caracteres.',
  starsMissing: 'Escolha entre 1 e 5 estrelas.',
  messageMissing: REQUIRED_FIELD,
  subject: (provider: string) => `Pedido de apoio de um cliente de ${provider}`,
  portalSubject: (provider: string) =>
    `Pedido de apoio sobre o portal, de um cliente de ${provider}`,
  feedbackSubject: (stars: number, provider: string) =>
    `Opinião sobre o portal: ${stars} de 5, de um cliente de ${provider}`,
  noWords: '(sem comentário)',
  forward: (provider: string) =>
    `\n\n${provider} não tem e-mail no portal. Faça-lhe chegar esta mensagem.`,
  mail: (name: string, contact: string, message: string) =>
    `${name} (${contact}) escreveu no portal:\n\n${message}`,
} as const;
