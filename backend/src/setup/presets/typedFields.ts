/**
 * What somebody typed, after one more change: `activity.item_label`, `services.corte`. Kept beside the values of a
 * set-up, it is what `applyPreset` leaves alone. Fields that a change empties were typed, too (SET-12).
 * @param change by section and field, with the fields that were changed and no others
 */
export function typedFields(
  before: Iterable<string>,
  change: Readonly<Record<string, object | undefined>>,
): Set<string> {
  const typed = Object.entries(change).flatMap(([section, fields]) =>
    Object.keys(fields ?? {}).map((field) => `${section}.${field}`),
  );
  return new Set([...before, ...typed]);
}
