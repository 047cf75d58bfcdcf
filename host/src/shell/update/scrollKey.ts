/** Name under which a page that loads itself again leaves how far down it was. */
export const SCROLL_KEY = 'portal-place';
