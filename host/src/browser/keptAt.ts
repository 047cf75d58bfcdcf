/** Header of an answer that was kept: the instant at which it was given, in milliseconds since 1970. */
export const KEPT_AT = 'x-portal-kept-at';
