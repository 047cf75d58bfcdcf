/** Refusals about keys of the provider API: owners read them, too. */
export const texts = {
  wrongKey: 'A chave da API do prestador não é válida.',
  keyScope: (scopes: readonly string[]) =>
    `Esta chave não permite este pedido: é precisa uma com o âmbito ${scopes.join(' ou ')}.`,
  nameTaken: (name: string) => `Já existe uma chave ${name}: escolha outro nome.`,
  tooMany: (most: number) => `Já existem ${most} chaves: termine uma que não seja usada.`,
  unknownKey: (id: string) => `Não existe a chave ${id}.`,
} as const;
