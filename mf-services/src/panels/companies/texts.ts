/** Texts of the companies panel. */
export const texts = {
  /** Exact text (SID-18). */
  loading: 'A lista de Prestadores está a ser carregada...',
  here: 'Está aqui',
  mine: 'As suas empresas',
  details: 'Morada e contactos',
  address: 'Morada',
  website: 'Site',
  email: 'E-mail',
  phone: 'Telefone',
  privacy: 'Privacidade',
  privacyLink: 'Termos e privacidade',
  failedTitle: 'Pedido sem sucesso',
  failed: 'Não foi possível aceder à sua lista de empresas.',
  onlyThis: 'Para já só tem conta nesta empresa.',
  at: (distance: string) => `a ${distance}`,
  warnings: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
} as const;
