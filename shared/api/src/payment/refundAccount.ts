import { REQUIRED_FIELD } from '@portal/domain/texts';
import * as v from 'valibot';

/** Exact text (POL-11). */
export const WRONG_IBAN = 'O IBAN introduzido não é válido';
/** Exact text (POL-11). */
export const accountNeeded = (amount: string): string =>
  `Para devolver ${amount} precisamos do seu IBAN.`;
const NAME_TOO_LONG = 'O nome do titular da conta é demasiado longo.';

/** An IBAN as banks write it: without spaces, in capitals. */
export function plainIban(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/** Whether a plain IBAN has the form and the checksum of ISO 13616; a Portuguese one has 25 characters. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('PT') && !/^PT\d{23}$/.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => parseInt(sign, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Where a customer wants money back that the gateway cannot send back. */
export const refundAccountSchema = v.object({
  iban: v.pipe(
    v.string(),
    v.maxLength(60, WRONG_IBAN),
    v.transform(plainIban),
    v.minLength(1, REQUIRED_FIELD),
    v.check(isIban, WRONG_IBAN),
  ),
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, REQUIRED_FIELD),
    v.maxLength(120, NAME_TOO_LONG),
  ),
});
export type RefundAccount = v.InferOutput<typeof refundAccountSchema>;
