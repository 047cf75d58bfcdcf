/** Only the exact text `'false'` of `worksheet_operational` means not operational (CFG-11). */
export function isWorksheetOperational(worksheetOperational: string | null | undefined): boolean {
  return worksheetOperational !== 'false';
}
