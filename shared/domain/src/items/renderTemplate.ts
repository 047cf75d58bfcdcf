/**
 * Fills a configured template: each `{field}` becomes the item's value, or
 * nothing when there is none; the gaps that leaves are closed (CFG-07).
 */
export function renderTemplate(
  template: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  const filled = template.replace(/\{([^{}]*)\}/g, (_, field: string) =>
    Object.hasOwn(values, field) ? (values[field] ?? '') : '',
  );
  return filled.replace(/\s+/g, ' ').trim();
}
