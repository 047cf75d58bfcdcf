/** Another code may be asked for after this time, in milliseconds (C-93). */
export const RESEND_MS = 60_000;
/** How long a proof is good, in milliseconds, less what a decision needs on its way (BUD-32). */
export const PROOF_MS = 29 * 60_000;
