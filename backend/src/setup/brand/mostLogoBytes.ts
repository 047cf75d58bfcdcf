/** The largest logo that is stored, in bytes of SVG (SET-09). */
export const MOST_LOGO_BYTES = 200_000;
