/** How an answer of the service begins that has something drawn in it; behind it stands what the program wrote. */
export const DRAWN_ANSWER = '{"drawn":';
