/** Names of columns, by the fields that they hold. */
export type Mapping = Readonly<Record<string, string>>;

/**
 * The mapping in which a column holds a field and nothing else; no other column holds it any more.
 * @param field null for a column that is not imported
 */
export function mappingWith(mapping: Mapping, column: string, field: string | null): Mapping {
  const others = Object.entries(mapping).filter(([, held]) => held !== column);
  return { ...Object.fromEntries(others), ...(field !== null && { [field]: column }) };
}
