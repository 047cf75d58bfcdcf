/** Header with the credential of a lite link (API-02). */
export const CLIENT_TOKEN = 'X-Client-Token';
