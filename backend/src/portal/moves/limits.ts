/** Where the provider confirms by hand: no move is taken closer than this to the earlier of both starts (RSC-08). */
export const BY_HAND_NOTICE_MINUTES = 180;
/** The wished-for time is held so long, and at the latest until so long before the earlier start. */
export const HELD_MINUTES = 24 * 60;
export const HELD_UNTIL_MINUTES = 120;
