/** Exact text for a form field (VAL-01). */
export const EMAIL_INVALID_IN_FORM = 'Por favor insira um formato de endereço de e-mail correto';
/** Exact text when adding to a list (VAL-02). */
export const EMAIL_INVALID_IN_LIST = 'E-mail inválido';
/** RFC 5321: the longest address a server must take. */
export const EMAIL_MAX_LENGTH = 254;

/** The simple pattern: something, one `@`, a domain with a dot and no empty part (VAL-03). */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@([^\s@.]+\.)+[^\s@.]{2,}$/u.test(text);
}

/** How an address is stored and compared: trimmed, lower case (VAL-03). */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
