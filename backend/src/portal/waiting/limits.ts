/** Open entries of one customer at one provider (WAI-02). */
export const MOST_ENTRIES = 5;
/** No offer starts from this minute of the day on, nor before the other (WAI-05, D-22). */
export const QUIET_FROM = 21 * 60;
export const QUIET_UNTIL = 8 * 60;
/** No offer starts with less than this left, and none lasts longer than the other (WAI-05). */
export const LEAST_MINUTES_LEFT = 40;
export const LONGEST_OFFER_MINUTES = 120;
