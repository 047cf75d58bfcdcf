import type { SetupImport } from '@portal/api/setup/setupImport';
import { texts } from './texts.ts';

/** Which fields still need a column, in words; null where none does. */
export function importLack({ missing, labels }: SetupImport): string | null {
  if (missing.length === 0) return null;
  const groups = missing.map((group) =>
    group.map((field) => labels[field] ?? field).join(texts.or),
  );
  return groups.join('; ');
}
