import { SETUP_PAGES } from '@portal/api/setup/setupPath';

/** In the query of the page's address: which import is shown. */
export const IMPORT_PARAMETER = 'ficheiro';

/** Where an import is shown; a reload and another device find it there. */
export const importAddress = (id: string): string =>
  `${SETUP_PAGES.import}?${new URLSearchParams({ [IMPORT_PARAMETER]: id }).toString()}`;
