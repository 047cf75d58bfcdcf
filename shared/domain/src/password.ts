export const PASSWORD_MIN_LENGTH = 8;
/** States exactly the rule (VAL-05). */
export const PASSWORD_RULE =
  'A password deve ter pelo menos 8 caracteres, com letra maiúscula, letra minúscula, dígito e símbolo';
/** Exact texts of the change-password page (PWD-03). */
export const PASSWORDS_DIFFERENT_TITLE = 'Dados Incorrectos';
export const PASSWORDS_DIFFERENT = 'As passwords inseridas são diferentes';

/** The parts of the rule, for ticking them off while someone types (VAL-04, C-12). */
export function passwordChecks(text: string): {
  length: boolean;
  upperCase: boolean;
  lowerCase: boolean;
  digit: boolean;
  symbol: boolean;
} {
  return {
    length: [...text].length >= PASSWORD_MIN_LENGTH,
    upperCase: /\p{Lu}/u.test(text),
    lowerCase: /\p{Ll}/u.test(text),
    digit: /\d/.test(text),
    symbol: /[^\p{L}\p{N}\s]/u.test(text),
  };
}

/** At least eight characters with upper case, lower case, digit and symbol (VAL-04). */
export function isStrongPassword(text: string): boolean {
  return Object.values(passwordChecks(text)).every(Boolean);
}

/** Whether a new password may be saved: both filled, both strong, both the same (PWD-02). */
export function canChangePassword(password: string, confirmation: string): boolean {
  return isStrongPassword(password) && password === confirmation;
}
