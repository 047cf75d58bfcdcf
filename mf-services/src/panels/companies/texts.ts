import { GENERIC_ERROR_NAME } from '@portal/api/texts';
import { TERMS_NOT_ACCEPTED } from '@portal/domain/texts';

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
  failedTitle: GENERIC_ERROR_NAME,
  failed: 'Não foi possível aceder à sua lista de empresas.',
  onlyThis: 'Para já só tem conta nesta empresa.',
  eachOwnPortal: (contact: string | null) =>
    contact === null
      ? 'Cada empresa tem o seu portal, onde inicia sessão.'
      : `Cada empresa tem o seu portal, onde entra com um código enviado para ${contact}.`,
  ownPortal: (company: string, contact: string | null) =>
    contact === null
      ? `${company} tem um portal próprio, que abre a seguir.`
      : `${company} tem um portal próprio, que abre a seguir. Para entrar basta um código, que enviamos para ${contact}.`,
  enter: 'Entrar',
  add: 'Adicionar',
  search: {
    moreByName: (count: number) => `Mostramos ${count} empresas. Procure as outras pelo nome.`,
    title: 'Novos prestadores',
    label: 'Procurar prestadores',
    placeholder: 'Categoria ou nome',
    by: 'Procurar por',
    categories: 'Categorias',
    companies: 'Empresas',
  },
  searchFailed: 'Não foi possível procurar empresas.',
  nothingFound: 'Nenhuma empresa corresponde à procura.',
  terms: {
    title: 'Termos e condições',
    accept: (company: string) => `Li e aceito os termos e condições de ${company}`,
    missing: TERMS_NOT_ACCEPTED,
    failed: 'Não foi possível obter os termos e condições.',
  },
  /** Exact text (DEMO-09). */
  demo: 'Este é o momento em que teria acesso a um novo Prestador. Indisponível na versão Demo.',
  at: (distance: string) => `a ${distance}`,
  warnings: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
} as const;
