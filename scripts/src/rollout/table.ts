/** Columns of equal width, two spaces apart. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The same as the second level of something. */
export function indentedTable(rows: readonly (readonly string[])[]): string {
  return table(rows).replace(/^/gm, '  ');
}
