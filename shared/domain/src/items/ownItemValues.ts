import { areItemsPeople } from './areItemsPeople.ts';

interface Field {
  readonly name: string;
  readonly identifier: boolean;
  readonly values: readonly string[];
}

const OWN = /^(o pr[oó]prio|a pr[oó]pria)\b/i;

/**
 * What the customer's own entry holds where items are people; null where they are not, and where nobody is known.
 */
export function ownItemValues(
  fields: readonly Field[],
  customerName: string | undefined,
): Record<string, string> | null {
  const own = customerName?.trim() ?? '';
  if (!areItemsPeople(fields) || own === '') return null;
  const relations = fields.flatMap(({ name, values }) => {
    const option = values.find((value) => OWN.test(value));
    return option === undefined ? [] : [[name, option]];
  });
  return { ...Object.fromEntries(relations), name: own };
}
