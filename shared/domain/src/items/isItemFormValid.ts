import { isFilled } from '../text/isFilled.ts';

/** What the rules read of a configured field (ENT-10). */
export interface ItemFormField {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

type Values = Readonly<Record<string, string | undefined>>;

/** Every required field filled or, with none required, at least one field filled (ITM-15). */
export function isItemFormValid(fields: readonly ItemFormField[], values: Values): boolean {
  const required = fields.filter((field) => field.required);
  const filled = ({ name }: ItemFormField) => Object.hasOwn(values, name) && isFilled(values[name]);
  return required.length > 0 ? required.every(filled) : fields.some(filled);
}
