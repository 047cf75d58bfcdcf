/** Addresses outside of the portal that are the same for every provider (C-101). */
export const PLAY_STORE = 'https://play.google.com/store/apps/details?id=pt.portaldocliente.app';
export const APPLE_STORE = 'https://apps.apple.com/pt/app/portal-do-cliente/id6440000000';
/** The site of the portal itself, for whoever wants to know what it is (SID-01). */
export const PORTAL_SITE = 'https://www.portaldocliente.exemplo.pt';
/** Where demos and trials are made. */
export const WELCOME_PAGE = 'https://www.portaldocliente.exemplo.pt/bem-vindo';
/** The portal that belongs to no provider, as the legal texts name it (LEG-03). */
export const GENERIC_PORTAL = 'https://www.portaldocliente.exemplo.pt/client';
/** Where complaints are made in Portugal; providers have to link to it. */
export const COMPLAINTS_BOOK = 'https://www.livroreclamacoes.pt';
/** The tutorial video (CKE-22), played by YouTube's host for embedding with less tracking. */
export const TUTORIAL_VIDEO_ID = 'M7lc1UVf-VE';
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';
