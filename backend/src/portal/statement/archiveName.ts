/** Under which name the documents of a year are saved: the portal calls nothing of its own an invoice (INV-10). */
export function archiveName(year: string): string {
  return `documentos-${year}.zip`;
}
