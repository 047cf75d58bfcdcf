import { ADDRESS_PARAMETERS } from '@portal/contract/addressParameters';

/** So much of a token tells two sessions apart and opens none (C-107), in characters. */
export const FINGERPRINT_LENGTH = 6;

const CONTACTS: readonly string[] = ['email', 'phone'];

/** The parameters of the address that a report names (API-53): those that the portal reads but contacts (C-159). */
export const REPORTED_PARAMETERS: readonly string[] = ADDRESS_PARAMETERS.filter(
  (name) => !CONTACTS.includes(name),
);

/** Those of them that a report shortens (C-107). */
export const TOKEN_PARAMETERS: readonly string[] = ['token', 'token_cal'];
