import { isIsoDate } from '../time/isoDate.ts';
import { ITEM_FIELD_MAX_LENGTH } from '../limits.ts';
import { isFilled } from '../text/isFilled.ts';
import { formatPlate, isPlateField } from './formatPlate.ts';
import { toWireDate } from '../time/toWireDate.ts';

/** What the rules read of a configured field (ENT-10). */
export interface ItemFormField {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

/** A specification of an item as it is edited (ENT-09). `date` and `birthday` hold ISO dates. */
export interface ItemSpec {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly value?: string | null;
}

type Values = Readonly<Record<string, string | undefined>>;

/** Every required field filled or, with none required, at least one field filled (ITM-15). */
export function isItemFormValid(fields: readonly ItemFormField[], values: Values): boolean {
  const required = fields.filter((field) => field.required);
  const filled = ({ name }: ItemFormField) => Object.hasOwn(values, name) && isFilled(values[name]);
  return required.length > 0 ? required.every(filled) : fields.some(filled);
}

/** The fields shown: in auto mode without the text fields that are not required (ITM-16). */
export function visibleItemFields<F extends ItemFormField>(
  fields: readonly F[],
  isAuto: boolean,
): F[] {
  return fields.filter((field) => !isAuto || field.required || field.type !== 'text');
}

/** Edited specifications as sent: without the empty ones, dates as `dd/MM/yyyy` (ITM-17), plates in pairs. */
export function specsToSend(
  specs: readonly ItemSpec[],
): { key: string; label: string; value: string }[] {
  return specs
    .map(({ key, label, type, value }) => {
      const text = (value ?? '').trim();
      if (isPlateField(key)) return { key, label, value: formatPlate(text) };
      const isDate = (type === 'date' || type === 'birthday') && isIsoDate(text);
      return { key, label, value: isDate ? toWireDate(text) : text };
    })
    .filter(({ value }) => value);
}

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

/** Removal is offered only without works in progress and without scheduled ones (ITM-12). */
export function canRemoveItem(works: { inProgress: number; scheduled: number }): boolean {
  return works.inProgress === 0 && works.scheduled === 0;
}
