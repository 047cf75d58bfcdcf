/** Where the provider confirms by hand: no move is taken closer than this to the earlier of both starts (RSC-08). */
export const BY_HAND_NOTICE_MINUTES = 180;
/** The wished-for time is held so long. */
export const HELD_MINUTES = 24 * 60;
