import { specsToSend } from '../specsToSend.ts';

/** The item as it is sent: field name to value, empty ones left out. */
export function itemSpecs(
  fields: readonly { readonly name: string; readonly label: string; readonly type: string }[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const specs = fields.map(({ name, label, type }) => ({
    key: name,
    label,
    type,
    value: values[name] ?? '',
  }));
  return Object.fromEntries(specsToSend(specs).map(({ key, value }) => [key, value]));
}
