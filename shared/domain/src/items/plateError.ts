import { ITEM_FIELD_MAX_LENGTH } from '../limits.ts';

/** `AA-00-AA`: so many characters a plate has at least and, where the provider says no length, at most (C-56). */
const PLATE_LENGTH = 8;

/**
 * How long the plate of a configured field may be, for screens and server alike. A field without a length of its own
 * takes Portuguese plates; a provider of foreign ones configures their length (C-56, C-274).
 */
export function plateLimits({ length }: { readonly length: number }): { max: number } {
  return { max: length < ITEM_FIELD_MAX_LENGTH ? length : PLATE_LENGTH };
}

/**
 * What is wrong with a licence plate: under 8 characters a toast (ITM-22), any
 * other length outside the limits a message (ITM-21), each in the exact words.
 * An empty one is not judged.
 */
export function plateError(
  plate: string,
  limits: { min?: number; max?: number } = {},
): { kind: 'toast' | 'message'; text: string } | undefined {
  const { length } = plate.trim();
  const { min = PLATE_LENGTH, max = PLATE_LENGTH } = limits;
  if (!length) return undefined;
  if (length < PLATE_LENGTH) return { kind: 'toast', text: 'Formato Inválido' };
  return length < min || length > max
    ? { kind: 'message', text: 'Matrícula inserida Inválida' }
    : undefined;
}
