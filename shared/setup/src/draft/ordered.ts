/** Records in the order in which customers see them, each with its id; what was taken out is not among them. */
export function ordered<Row extends { position: number; name: string }>(
  records: Readonly<Record<string, Row | null>>,
): { id: string; row: Row }[] {
  return Object.entries(records)
    .flatMap(([id, row]) => (row === null ? [] : [{ id, row }]))
    .toSorted(
      (one, other) =>
        one.row.position - other.row.position || one.row.name.localeCompare(other.row.name, 'pt'),
    );
}
