/** How often a view asks again by itself after the server was out of reach, in milliseconds. */
export const RECOVERY_INTERVAL = 5000;
