/** Addresses outside of the portal that are the same for every provider (C-101). */
export const PLAY_STORE = 'https://play.google.com/store/apps/details?id=pt.portaldocliente.app';
export const APPLE_STORE = 'https://apps.apple.com/pt/app/portal-do-cliente/id6440000000';
export const TUTORIAL_VIDEO = 'https://www.youtube.com/watch?v=portaldocliente';
/** Where demos and trials are made. */
export const WELCOME_PAGE = 'https://www.portaldocliente.exemplo.pt/bem-vindo';
