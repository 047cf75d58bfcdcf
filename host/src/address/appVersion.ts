/** The application's version (LIM-01). */
export const APP_VERSION = 'v25.07.04';
