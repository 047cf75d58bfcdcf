/** The heading under which the cookie policy begins, inside the privacy policy. */
export const COOKIE_POLICY_ID = 'legal-cookies';
