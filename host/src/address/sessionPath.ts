/** Where the shell has the edge remove the session's cookies, with `DELETE` (C-352). */
export const SESSION_PATH = '/client/session';
