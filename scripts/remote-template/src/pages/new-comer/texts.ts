/** Texts of `/new-comer`. */
export const texts = {
  title: 'NEW_COMER_TITLE',
  purpose: 'As empresas em que já é cliente.',
  list: 'As suas empresas',
  loading: 'A carregar as suas empresas…',
  empty: 'Ainda sem empresas',
  emptyBody: 'Aqui aparecem as empresas em que se regista.',
  stale: 'Sem ligação',
  lastKnown: (time: string) => `A mostrar o que se sabia às ${time}.`,
} as const;
