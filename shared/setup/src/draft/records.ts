import type { FieldPath } from './fieldPath.ts';
import { moveInOrder } from './moveInOrder.ts';
import { ordered } from './ordered.ts';
import { useDraft } from './useDraft.ts';

type Section = 'services' | 'experts';

export interface Records<Row> {
  /** By their ids; null is what was taken out. */
  records: Readonly<Record<string, Row | null>>;
  /** In the order in which customers see them. */
  rows: readonly { id: string; row: Row }[];
  errorOf(id: string): string | undefined;
  put(id: string, row: Row): void;
  remove(id: string): void;
  /** Where a new one stands: at the end. */
  next(): number;
  /** So many places towards the end, or with less than none the beginning; positions become those that are seen. */
  move(id: string, by: number): void;
}

function useRecords<Row extends { position: number; name: string }>(
  section: Section,
  records: Readonly<Record<string, Row | null>>,
  keep: (id: string, row: Row | null) => void,
): Records<Row> {
  const { state } = useDraft();
  const rows = ordered(records);
  const errorOf = (id: string) => state.errors.get(`${section}.${id}` satisfies FieldPath)?.message;
  return {
    ...{ records, rows, errorOf, put: keep },
    remove: (id) => keep(id, null),
    next: () => (rows.at(-1)?.row.position ?? 0) + 1,
    move(id, by) {
      const ids = moveInOrder(
        rows.map((row) => row.id),
        id,
        by,
      );
      for (const [index, of] of ids.entries()) {
        const row = records[of];
        if (row && row.position !== index + 1) keep(of, { ...row, position: index + 1 });
      }
    },
  };
}

/** What can be booked (SET-15). */
export function useServices() {
  const { state, store } = useDraft();
  return useRecords('services', state.values.services, (id, row) => {
    store.edit('services', id, row);
    void store.leave('services', id);
  });
}

/** Who does it (SET-15). */
export function useExperts() {
  const { state, store } = useDraft();
  return useRecords('experts', state.values.experts, (id, row) => {
    store.edit('experts', id, row);
    void store.leave('experts', id);
  });
}
