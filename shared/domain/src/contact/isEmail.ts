/** Exact text for a form field (VAL-01). */
export const EMAIL_INVALID_IN_FORM = 'Por favor insira um formato de endereço de e-mail correto';
/** Exact text when adding to a list (VAL-02). */
export const EMAIL_INVALID_IN_LIST = 'E-mail inválido';
/** RFC 5321: the longest address a server must take. */
export const EMAIL_MAX_LENGTH = 254;

const PATTERN = /^(?!\.|.*\.[.@])[^\s\p{C}"(),:;<>@[-\]]+@([\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

/**
 * The simple pattern: words with dots, one `@`, a domain with a dot (VAL-03). Nothing that a mail program reads as
 * another address than it looks: no quotes, brackets, comments, lists or numbers in place of a domain (C-170).
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && PATTERN.test(text);
}

/** How an address is stored and compared: trimmed, lower case, one form of every character (VAL-03). */
export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
