export const CODE_LENGTH = 6;
/** Exact text (ERR-43). */
export const CODE_INVALID = 'Código inválido ou expirado';

/** Digits only, at least six, not beginning with `+` or `00` (VAL-20). */
export function isVerificationCode(text: string): boolean {
  return /^(?!00)\d{6,}$/.test(text);
}

/** What the code field keeps of a typed or pasted text: the first six digits (VAL-20). */
export function limitCodeInput(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}
