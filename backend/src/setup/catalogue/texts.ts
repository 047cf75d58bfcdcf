/** What services and experts say to the owner of a provider while they are set up (SET-15). */
export const texts = {
  duration: 'Indique entre 5 e 1440 minutos.',
  price: 'Indique um preço a partir de 0,01 €, ou deixe vazio.',
  gone: 'Já não existe.',
  policy: 'Reveja o pré-pagamento deste serviço.',
};
