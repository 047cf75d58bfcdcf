/** The application's version (LIM-01). */
export const APP_VERSION = 'v25.07.04';

/** Where the portal stands that belongs to no provider, as the legal texts name it (LEG-03, C-101). */
export const GENERIC_PORTAL_ADDRESS = 'https://portaldocliente.exemplo.pt/client';

/** Where complaints are made in Portugal; providers have to link to it. */
export const COMPLAINTS_BOOK_URL = 'https://www.livroreclamacoes.pt';

/** The app in the stores (C-101). */
export const STORE_LINKS = {
  play: 'https://play.google.com/store/apps/details?id=pt.exemplo.portaldocliente',
  apple: 'https://apps.apple.com/pt/app/portal-do-cliente/id1000000000',
} as const;

/** The tutorial video (CKE-22, C-101), played from the host that sets no cookies for advertising. */
export const TUTORIAL_VIDEO_ID = 'M7lc1UVf-VE';
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';
