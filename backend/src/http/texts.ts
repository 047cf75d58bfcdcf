/** Texts of refusals that no single capability owns. */
export const texts = {
  generic: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
  badRequest: 'O pedido não tem o formato esperado.',
  invalidFields: 'Confirme os dados introduzidos.',
  tooLarge: 'O pedido é demasiado grande.',
  notFound: 'O recurso pedido não existe.',
  unknownProvider: 'O prestador de serviços introduzido não existe.',
  unauthorised: 'A sua sessão terminou. Inicie sessão novamente.',
  unavailable: 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.',
  tooManyRequests: 'Fez demasiados pedidos. Aguarde um pouco e tente novamente.',
} as const;
