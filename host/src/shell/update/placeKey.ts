/** Name under which a page that loads itself again leaves how far down it was, and its panel. */
export const PLACE_KEY = 'portal-place';
