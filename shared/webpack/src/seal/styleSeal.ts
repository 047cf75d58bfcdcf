/** Global function of the page by which builds give a style sheet's link its integrity. */
export const STYLE_SEAL = '_PORTAL_SEAL_STYLE';
