import { GENERIC_ERROR } from '@portal/api/texts';

/** Texts of refusals that no single capability owns. */
export const texts = {
  generic: GENERIC_ERROR,
  badRequest: 'O pedido não tem o formato esperado.',
  /** Exact beginning (part 3, general rule 3). */
  wrongFormat: (field: string) => `Formato Inválido: ${field}`,
  invalidFields: 'Confirme os dados introduzidos.',
  tooLarge: 'O pedido é demasiado grande.',
  otherSite: 'O pedido não veio do portal.',
  notJson: 'O pedido não tem um tipo que o serviço aceite.',
  notFound: 'O recurso pedido não existe.',
  unknownProvider: 'O prestador de serviços introduzido não existe.',
  suspendedTitle: 'Portal suspenso',
  suspended: (provider: string) =>
    `O portal de ${provider} está suspenso de momento. Nada se perdeu: para o que for urgente, contacte diretamente o prestador.`,
  suspendedForProvider:
    'O portal deste prestador está suspenso: pode ler, mas não alterar. Contacte quem gere o portal.',
  unauthorised: 'A sua sessão terminou. Inicie sessão novamente.',
  unavailable: 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.',
  tooManyRequests: 'Fez demasiados pedidos. Aguarde um pouco e tente novamente.',
} as const;
