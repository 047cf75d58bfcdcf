/** The cookie of an owner's session, by which the set-up pages know who it is; the edge passes no other on to them (SET-03). */
export const OWNER_COOKIE = 'owner';
