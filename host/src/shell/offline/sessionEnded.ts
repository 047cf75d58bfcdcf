/** By which a page tells the offline worker that its session is over. */
export const SESSION_ENDED = 'session-ended';
