/** What stands in the drawn frame of a page where the edge puts the page itself and its title: characters that nobody writes. */
export const DRAWN_PLACES = { page: '\uE000page\uE001', title: '\uE000title\uE001' } as const;

/** Marks the root whose content the edge has drawn, until the code of the page has taken it over. */
export const DRAWN = 'drawn';
/** Marks a root that was drawn for one visit. */
export const VISIT = 'visit';
/** Marks a root that was drawn for a customer who is logged in, by the mark of the session. */
export const SESSION = 'session';
/** Class of what says beside a drawn page that its start takes long; the document says it no more then. */
export const SAYS_SLOW = 'says-slow';
/** Marks the button that was pressed before. */
export const PRESSED = 'pressed';
