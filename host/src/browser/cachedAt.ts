/** Header of a cached answer: the instant at which it was given, in milliseconds since 1970. */
export const CACHED_AT = 'x-portal-kept-at';
