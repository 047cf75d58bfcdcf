import type { ReactNode } from 'react';

/** One state of a component as the catalogue shows it. */
export interface CatalogueState {
  title: string;
  /** Give a component of its own when the state must really be operable. */
  element: ReactNode;
}

/** A component's page in the catalogue: default export of `<Component>.catalogue.tsx`. */
export interface CatalogueEntry {
  /** The component's name, which is also the page's address. */
  title: string;
  group:
    | 'Ações'
    | 'Cartões'
    | 'Estados'
    | 'Estrutura'
    | 'Formulários'
    | 'Fundamentos'
    | 'Sobreposições';
  /** Every state a user can meet. */
  states: readonly CatalogueState[];
  /** The component needs the whole width of the window, or fixes itself to it: states are shown one by one. */
  page?: boolean;
}
