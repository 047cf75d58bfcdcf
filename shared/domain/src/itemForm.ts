import { toWireDate, isIsoDate } from './lisbonDate.ts';

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

/** Exact texts (ITM-21, ITM-22). */
export const PLATE_INVALID = 'Matrícula inserida Inválida';
export const PLATE_TOO_SHORT = 'Formato Inválido';
export const PLATE_MIN_LENGTH = 8;
/** Longest plate without a limit in the configuration: Portuguese, foreign (C-56). */
export const PLATE_MAX_LENGTH = { portuguese: 8, foreign: 12 } as const;

type Values = Readonly<Record<string, string | undefined>>;

/** Every required field filled or, with none required, at least one field filled (ITM-15). */
export function isItemFormValid(fields: readonly ItemFormField[], values: Values): boolean {
  const required = fields.filter((field) => field.required);
  const filled = (field: ItemFormField) => isFilled(values[field.name]);
  return required.length > 0 ? required.every(filled) : fields.some(filled);
}

/** The fields shown: in auto mode without the text fields that are not required (ITM-16). */
export function visibleItemFields<F extends ItemFormField>(
  fields: readonly F[],
  isAuto: boolean,
): F[] {
  return fields.filter((field) => !isAuto || field.required || field.type !== 'text');
}

/** Edited specifications as sent: without the empty ones, dates as `dd/MM/yyyy` (ITM-17). */
export function specsToSend(
  specs: readonly ItemSpec[],
): { key: string; label: string; value: string }[] {
  return specs.flatMap(({ key, label, type, value }) => {
    const text = value?.trim() ?? '';
    if (text === '') return [];
    const isDate = (type === 'date' || type === 'birthday') && isIsoDate(text);
    return [{ key, label, value: isDate ? toWireDate(text) : text }];
  });
}

/**
 * What is wrong with a licence plate: under 8 characters a toast (ITM-22), any
 * other length outside the limits a message (ITM-21). An empty one is not judged.
 */
export function plateError(
  plate: string,
  limits: { min?: number; max?: number } = {},
): { kind: 'toast' | 'message'; text: string } | undefined {
  const { length } = plate.trim();
  if (length === 0) return undefined;
  if (length < PLATE_MIN_LENGTH) return { kind: 'toast', text: PLATE_TOO_SHORT };
  const max = limits.max ?? PLATE_MAX_LENGTH.portuguese;
  if (length < (limits.min ?? PLATE_MIN_LENGTH) || length > max)
    return { kind: 'message', text: PLATE_INVALID };
  return undefined;
}

/** Removal is offered only without works in progress and without scheduled ones (ITM-12). */
export function canRemoveItem(works: { inProgress: number; scheduled: number }): boolean {
  return works.inProgress === 0 && works.scheduled === 0;
}

function isFilled(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== '';
}
