/** Name under which a page that loads itself anew leaves where it stood. */
export const PLACE_KEY = 'portal-place';
