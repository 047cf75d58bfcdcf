/** What one customer's queue holds at most (OFF-07). */
export const MOST_ENTRIES = 50;
export const MOST_BYTES = 200 * 1024 * 1024;
/** How long an entry is tried, in milliseconds; what is somebody else's stays no longer. */
export const LIFETIME_MS = 7 * 86_400_000;
/** How often an open page looks whether that is over, in milliseconds. */
export const CLEAR_MS = 3_600_000;
/** After how long a round that found no network is repeated, in milliseconds (OFF-04: within 5 s). */
export const AGAIN_MS = 4000;
/** The longest pause after a server that answered with its own failure, in milliseconds. */
export const LONGEST_PAUSE_MS = 60_000;
