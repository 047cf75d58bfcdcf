/** Addresses outside of the portal that are the same for every provider (C-101). */
export const PORTAL_ADDRESSES = {
  playStore: 'https://play.google.com/store/apps/details?id=pt.portaldocliente.app',
  appleStore: 'https://apps.apple.com/pt/app/portal-do-cliente/id6440000000',
  /** The site of the portal itself, for whoever wants to know what it is (SID-01). */
  site: 'https://www.portaldocliente.exemplo.pt',
  /** Where demos and trials are made. */
  welcomePage: 'https://www.portaldocliente.exemplo.pt/bem-vindo',
  /** The portal that belongs to no provider, as the legal texts name it (LEG-03). */
  genericPortal: 'https://www.portaldocliente.exemplo.pt/client',
  /** Where complaints are made in Portugal; providers have to link to it. */
  complaintsBook: 'https://www.livroreclamacoes.pt',
  /** The tutorial video (CKE-22), played by YouTube's host for embedding with less tracking. */
  tutorialVideoId: 'M7lc1UVf-VE',
  videoOrigin: 'https://www.youtube-nocookie.com',
} as const;
