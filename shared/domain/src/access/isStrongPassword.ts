/** States exactly the rule (VAL-05). */
export const PASSWORD_RULE =
  'A password deve ter pelo menos 8 caracteres, com letra maiúscula, letra minúscula, dígito e símbolo';

/** The parts of the rule, for ticking them off while someone types (VAL-04, C-12). */
export function passwordChecks(text: string) {
  return {
    length: [...text].length >= 8,
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
