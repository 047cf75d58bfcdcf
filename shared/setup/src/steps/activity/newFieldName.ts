import { newFoId } from '@portal/api/setup/newFoId';

/**
 * The name of a new field of items: its label in the letters that a configuration takes for one, with a number where that
 * is taken. It does not change when the label does, since items hold their values by it.
 */
export function newFieldName(label: string, taken: readonly string[]): string {
  const dashed = taken.map((name) => name.replaceAll('_', '-'));
  const id = newFoId(label, dashed);
  const isName = /^[a-z]/.test(id);
  return (isName ? id : newFoId(`campo ${label}`, dashed)).replaceAll('-', '_');
}
